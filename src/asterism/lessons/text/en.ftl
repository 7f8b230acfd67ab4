### The guided first games. Each step explains; `.task` says what to do now, `.other` answers a move that is legal but not meant.

lessons-other = The rules allow that, but this step shows something else. Nothing was played: try the task.
