### The guided first games. Each step explains; `.task` says what to do now, `.other` answers a move that is legal but not meant.

lessons-other = The rules allow that, but here something else is to be seen. Nothing was played: try what the task says.
