# The page and the compiled rules are built in the first stage; the second holds what runs.
FROM python:3.11-slim-bookworm AS build
# No node of Debian's: it is older than the page needs, and the build brings its own.
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN pip install --no-cache-dir build \
    && ASTERISM_REQUIRE_COMPILED=1 python -m build --wheel --outdir /wheels . \
    && python -m zipfile -l /wheels/*.whl | grep -q asterism/server/page/index.html \
    && python tools/runtime_lock.py > /wheels/requirements.lock

FROM python:3.11-slim-bookworm
COPY --from=build /wheels /wheels
# The number is fixed so that files with secrets can be given to this user alone.
RUN pip install --no-cache-dir --require-hashes -r /wheels/requirements.lock \
    && pip install --no-cache-dir --no-deps /wheels/*.whl && rm -rf /wheels \
    && useradd --uid 10001 --home-dir /var/lib/asterism --create-home asterism
USER asterism
WORKDIR /var/lib/asterism
VOLUME /var/lib/asterism
ENV ASTERISM_HOST=0.0.0.0 ASTERISM_PORT=8000 \
    ASTERISM_DATABASE=sqlite:////var/lib/asterism/asterism.db
EXPOSE 8000
# SIGTERM tells everybody to come back in a moment, and writes what is waiting.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["asterism"]
CMD ["serve"]
