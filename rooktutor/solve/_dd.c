/* rooktutor.solve._dd: exact play with all hands open, compiled. Its twin in Python is _ddpy.py. */

#ifndef Py_LIMITED_API
#define Py_LIMITED_API 0x030B0000
#endif
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "_ddrun.h"

/* solve(game, layouts, max_nodes, max_ns, max_entries, cancelled) -> (values, same, complete, nodes)
 *
 * The limit of nodes holds for each layout, that of time for all of them. */
static PyObject *dd_solve(PyObject *self, PyObject *args) {
    const char *game, *layouts;
    Py_ssize_t game_size, layouts_size;
    unsigned long long max_nodes, max_ns, max_entries;
    PyObject *cancelled, *values = NULL, *same = NULL, *complete = NULL, *result = NULL;
    Py_buffer flag = {0};
    (void)self;
    if (!PyArg_ParseTuple(args, "y#y#KKKO", &game, &game_size, &layouts, &layouts_size, &max_nodes, &max_ns,
                          &max_entries, &cancelled))
        return NULL;
    if (game_size != GAME_BYTES || layouts_size % LAYOUT_BYTES) {
        PyErr_SetString(PyExc_ValueError, "a packed game or layout of the wrong size");
        return NULL;
    }
    size_t n = (size_t)(layouts_size / LAYOUT_BYTES);
    if (cancelled != Py_None) {
        if (PyObject_GetBuffer(cancelled, &flag, PyBUF_SIMPLE)) return NULL;
        if (flag.len < 1) {
            PyErr_SetString(PyExc_ValueError, "the cancel flag needs one byte");
            goto done;
        }
    }
    Answer *answers = malloc((n ? n : 1) * sizeof(Answer));
    if (!answers) {
        PyErr_NoMemory();
        goto done;
    }
    Limits limits = {max_nodes, max_ns, max_entries > 1u << 26 ? 1u << 26 : (u32)max_entries, flag.buf};
    Outcome o;
    Py_BEGIN_ALLOW_THREADS
    o = run((const u8 *)game, (const u8 *)layouts, n, limits, answers);
    Py_END_ALLOW_THREADS
    if (o.out_of_memory) {
        PyErr_NoMemory();
    } else if (o.fault) {
        PyErr_Format(PyExc_ValueError, "layout %zd: %s", (Py_ssize_t)o.at, o.fault);
    } else {
        values = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)(n * 128));
        same = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)(n * 64));
        complete = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)n);
        if (values && same && complete) {
            char *v = PyBytes_AsString(values), *s = PyBytes_AsString(same), *c = PyBytes_AsString(complete);
            for (size_t i = 0; i < n; i++) {
                memcpy(v + i * 128, answers[i].value, 128);
                memcpy(s + i * 64, answers[i].same, 64);
                c[i] = (char)answers[i].complete;
            }
            result = Py_BuildValue("OOOK", values, same, complete, (unsigned long long)o.nodes);
        }
    }
    free(answers);
done:
    Py_XDECREF(values);
    Py_XDECREF(same);
    Py_XDECREF(complete);
    if (flag.obj) PyBuffer_Release(&flag);
    return result;
}

static PyMethodDef methods[] = {
    {"solve", dd_solve, METH_VARARGS, "Points that the declaring side takes with best play, for each legal card."},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef_Slot slots[] = {{0, NULL}};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_dd", NULL, 0, methods, slots, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__dd(void) { return PyModuleDef_Init(&module); }
