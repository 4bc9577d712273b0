"""The table that the learner sees: state, view model, widget and page."""
