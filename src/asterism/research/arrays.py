"""Observations and masks as numpy arrays."""

import numpy as np
from numpy.typing import NDArray

from asterism import View
from asterism.engine.encoding import Encoder, Sitting

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]


def observation_of(encoder: Encoder, view: View) -> Bytes:
    """What a view shows, as a row of bytes."""
    return np.frombuffer(bytearray(encoder.look_at_view(view)), dtype=np.uint8)


def mask_of(sitting: Sitting, seat: int) -> Mask:
    """The action mask of a seat; all zeros if it is not the seat to move."""
    row = bytearray(sitting.encoder.count)
    if seat == sitting.seat:
        sitting.mark(row, 0)
    return np.frombuffer(row, dtype=np.int8)


def highest(encoder: Encoder) -> Bytes:
    """The largest value that each place of an observation can have."""
    return np.concatenate(
        [np.full(field.size, field.high, dtype=np.uint8) for field in encoder.fields]
    )


def unpack(encoder: Encoder, row: Bytes) -> dict[str, Bytes]:
    """The fields of an observation by name, in their shapes."""
    return {
        field.name: row[field.at : field.at + field.size].reshape(field.shape)
        for field in encoder.fields
    }
