"""Whether a value has the shape of the contract: every key there, none besides, every type right."""

import types
import typing
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints


def faults(value: Any, shape: Any, path: str = "model") -> list[str]:
    """Each way in which a value departs from a `TypedDict`, a list, a literal or a plain type."""
    if typing.is_typeddict(shape):
        return _dict_faults(value, shape, path)
    origin = get_origin(shape)
    if origin is Literal:
        return [] if value in get_args(shape) else [f"{path}: {value!r} is none of {get_args(shape)}"]
    if origin in (Union, types.UnionType):
        return _union_faults(value, get_args(shape), path)
    if origin is list:
        if not isinstance(value, list):
            return [f"{path}: {type(value).__name__} is no list"]
        (item,) = get_args(shape)
        return [fault for index, each in enumerate(value) for fault in faults(each, item, f"{path}[{index}]")]
    if shape is float:
        good = isinstance(value, int | float) and not isinstance(value, bool)
    elif shape is int:
        good = isinstance(value, int) and not isinstance(value, bool)
    else:
        good = isinstance(value, shape)
    return [] if good else [f"{path}: {value!r} is no {shape.__name__}"]


def _dict_faults(value: Any, shape: Any, path: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{path}: {type(value).__name__} is no {shape.__name__}"]
    hints = get_type_hints(shape)
    found = [f"{path}.{key}: missing" for key in sorted(shape.__required_keys__ - value.keys())]
    found += [f"{path}.{key}: not in the contract" for key in sorted(value.keys() - hints.keys())]
    return found + [
        fault for key in hints if key in value for fault in faults(value[key], hints[key], f"{path}.{key}")
    ]


def _union_faults(value: Any, shapes: tuple[Any, ...], path: str) -> list[str]:
    """No fault when one of the shapes fits; else those of the shape that `kind` names, or of the nearest."""
    each = [faults(value, shape, path) for shape in shapes]
    return min(each, key=len)
