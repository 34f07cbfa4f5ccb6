"""The arrays of a batch are read by others without a copy."""

from __future__ import annotations

import jax
import numpy as np
import torch

import galapagos


def test_torch_reads_and_writes_the_same_memory() -> None:
    env = galapagos.batch_env("laborigines", n=8)
    seen, actions = torch.from_numpy(env.observation), torch.from_numpy(env.actions)
    actions[:] = torch.from_numpy(env.sample())
    env.step(env.actions)
    assert seen.data_ptr() == env.observation.ctypes.data
    assert np.array_equal(seen.numpy(), env.observation)


def test_jax_takes_the_memory_as_it_is() -> None:
    env = galapagos.batch_env("laborigines", n=8)
    seen = jax.dlpack.from_dlpack(env.observation, copy=False)
    assert seen.unsafe_buffer_pointer() == env.observation.ctypes.data
    kept = jax.numpy.array(env.observation, copy=True)
    before = env.observation.copy()
    env.step(env.sample())
    assert np.array_equal(np.asarray(kept), before)  # a copy stays; what is shared changes under JAX's hands
