"""Web Push: notifications to browsers whose page is closed (RFC 8030, 8188, 8291, 8292).

The host has its own key (VAPID). Each browser supplies a key, a secret and the address of its push
service, which cannot read what it delivers.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import time
import urllib.error
import urllib.request
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from asterism.engine.message import Message
from asterism.server.settings import Settings
from asterism.server.storage import subscriptions
from asterism.server.storage.store import Store
from asterism.table.refusal import Refusal

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

log = logging.getLogger("asterism.server")
SECONDS = 10.0
DAY = 86_400
GONE = (404, 410)  # the subscription is gone
MOST = 10  # browsers per person
RECORD = 4096


def encoded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Key:
    """The host's key, which identifies the sender to push services."""

    def __init__(self, file: Path, contact: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import load_pem_private_key

        try:
            key = load_pem_private_key(file.read_bytes(), None)
        except (OSError, ValueError, TypeError) as problem:
            raise ValueError(f"{file} holds no private key as PEM") from problem
        if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != "secp256r1":
            raise ValueError(f"{file} holds no key of the curve P-256 (prime256v1)")
        if not contact.startswith(("mailto:", "https://")):
            raise ValueError("Web Push needs a contact: mailto:... or https://...")
        self.private, self.contact = key, contact
        self.public = encoded(point_of(key))

    def authorization(self, endpoint: str, now: float) -> str:
        """The VAPID header, valid for half a day at one push service."""
        from cryptography.hazmat.primitives.asymmetric import ec, utils
        from cryptography.hazmat.primitives.hashes import SHA256

        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now) + DAY // 2,
            "sub": self.contact,
        }
        head = encoded(b'{"typ":"JWT","alg":"ES256"}')
        signed = f"{head}.{encoded(json.dumps(claims).encode())}"
        r, s = utils.decode_dss_signature(self.private.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def point_of(key: EllipticCurvePrivateKey) -> bytes:
    """The public key as 65 bytes."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def sealed(note: bytes, browser: bytes, secret: bytes) -> bytes:
    """The notice, encrypted for that browser (aes128gcm, RFC 8291)."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
        return HKDF(SHA256(), length, salt, info).derive(material)

    once = ec.generate_private_key(ec.SECP256R1())
    public = point_of(once)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser)
    shared = once.exchange(ec.ECDH(), theirs)
    material = derived(secret, shared, b"WebPush: info\0" + browser + public, 32)
    salt = os.urandom(16)
    key = derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, material, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, note + b"\x02", None)


class Push:
    """Keeps subscriptions and sends notices; does nothing without a key."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.store, self.services = store, settings.push_services
        self.key = None
        if settings.push_key is not None:
            self.key = Key(settings.push_key, settings.push_contact)
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def public(self) -> str | None:
        return None if self.key is None else self.key.public

    async def subscribe(
        self, person: str, endpoint: str, p256dh: str, auth: str, now: float
    ) -> None:
        """Add a browser."""
        if self.key is None:
            raise Refusal("not-now", Message("server-no-push"))
        if not is_service(endpoint, self.services) or not _is_key(p256dh, auth):
            raise Refusal("bad", Message("server-bad-push"))
        await subscriptions.add(self.store, person, endpoint, p256dh, auth, now, MOST)

    async def unsubscribe(self, person: str, endpoint: str) -> None:
        await subscriptions.remove(self.store, person, endpoint)

    def notify(self, person: str, note: Mapping[str, object], topic: str) -> None:
        """Notify all browsers of a person, in the background."""
        if self.key is None:
            return
        task = asyncio.create_task(self._notify(person, json.dumps(note).encode(), topic))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _notify(self, person: str, note: bytes, topic: str) -> None:
        try:
            for row in await subscriptions.of_person(self.store, person):
                status = await asyncio.to_thread(self._send, row, note, topic)
                if status in GONE:
                    await self.unsubscribe(person, row.endpoint)
                elif not 200 <= status < 300:
                    log.warning("a push service answered %s", status)
        except Exception as problem:  # a push service must not stop the game
            log.warning("a push notice failed: %s", type(problem).__name__)

    def _send(self, row: Any, note: bytes, topic: str) -> int:
        assert self.key is not None
        headers = {
            "Authorization": self.key.authorization(row.endpoint, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Urgency": "normal",
            # A newer notice for the same room replaces an undelivered one.
            "Topic": encoded(sha256(topic.encode()).digest())[:32],
        }
        body = sealed(note, decoded(row.p256dh), decoded(row.auth))
        request = urllib.request.Request(row.endpoint, body, headers, method="POST")
        try:
            with _opener.open(request, timeout=SECONDS) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as problem:
            problem.close()
            return problem.code

    async def close(self) -> None:
        if self.tasks:
            await asyncio.wait(self.tasks)


class _Stay(urllib.request.HTTPRedirectHandler):
    """Does not follow redirects of a push service."""

    def redirect_request(self, *_: object, **__: object) -> None:
        return None


_opener = urllib.request.build_opener(_Stay)


def is_service(endpoint: str, services: Sequence[str]) -> bool:
    """Is the address at a push service that the host allows?"""
    try:
        parts = urlsplit(endpoint)
    except ValueError:
        return False
    origin = f"{parts.scheme}://{parts.netloc}"
    plain = "@" not in parts.netloc and not any(sign in endpoint for sign in " \r\n\t")
    return plain and any(fnmatchcase(origin, service) for service in services)


def _is_key(p256dh: str, auth: str) -> bool:
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
        return len(decoded(auth)) == 16
    except ValueError:
        return False
