"""Starts servers quickly, to be killed: imports everything once, then forks for each of them.

It reads `{"database": ..., "file_size": ...}` a line and answers with `{"pid": ..., "port": ...}`.
"""

import asyncio
import json
import os
import resource
import sys

from asterism.server.serving import serve
from asterism.server.settings import Limits, Settings

FREELY = Limits(commands=(1e9, 0), requests=(1e9, 0), people=(1e9, 0), rooms_made=(1e9, 0))


def child(wish: dict[str, object], tell: int) -> None:
    size = wish.get("file_size")
    if isinstance(size, int):
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
    settings = Settings(database=str(wish["database"]), port=0, limits=FREELY)

    def ready(port: int) -> None:
        os.write(tell, f"{port}\n".encode())

    asyncio.run(serve(settings, ready))


def main() -> None:
    for line in sys.stdin:
        heard, tell = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(heard)
            try:
                child(json.loads(line), tell)
            finally:
                os._exit(0)
        os.close(tell)
        with os.fdopen(heard) as told:
            port = int(told.readline() or 0)
        print(json.dumps({"pid": pid, "port": port}), flush=True)
        # Whoever was killed is not to be left behind.
        os.waitpid(pid, 0)
        print(json.dumps({"ended": pid}), flush=True)


if __name__ == "__main__":
    main()
