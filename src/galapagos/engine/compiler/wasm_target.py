"""WebAssembly as a target of Numba: the same functions, compiled for 32-bit addresses and never run in this process."""

from __future__ import annotations

from functools import cached_property, partial
from typing import Any

import llvmlite.binding as llvm
import numba.core.codegen
import numba.core.cpu
import numba.core.dispatcher
import numba.core.registry
import numba.core.target_extension
import numba.core.typing
from llvmlite import ir

from .pipeline import InnerLibrary

core: Any = numba.core  # without types
targets: Any = numba.core.target_extension

NAME = "wasm"
TRIPLE = "wasm32-unknown-unknown"
# part of all browsers since 2023
FEATURES = "+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+mutable-globals,+simd128"


def make_machine(reloc: str = "static") -> Any:
    """LLVM's target machine. `pic` is for code that another program loads into its memory."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc=reloc)


class WasmCodegen(core.codegen.CPUCodegen):  # type: ignore[misc]
    """Makes LLVM modules for WebAssembly. They are never run here."""

    _library_class = InnerLibrary

    def __init__(self) -> None:
        core.codegen.initialize_llvm()
        self._tm = make_machine()
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)

    def _create_empty_module(self, name: str) -> ir.Module:
        module = super()._create_empty_module(name)
        module.triple = TRIPLE
        return module

    def _add_module(self, _module: Any) -> None:
        """The base class's is abstract."""


class WasmContext(core.cpu.CPUContext):  # type: ignore[misc]
    """How functions are lowered: as for this processor, but for another layout of data."""

    def init(self) -> None:
        core.registry.cpu_target.target_context.refresh()  # otherwise Numba would make its runtime for WebAssembly
        self.is32bit = False  # a Numba word has 64 bits, as in native code
        self._internal_codegen = WasmCodegen()

    def post_lowering(self, _module: Any, _library: Any) -> None:
        """The base class links Numba's runtime, which rules do not need."""

    def get_executable(self, library: Any, _fndesc: Any, _env: Any) -> Any:
        """Callers find a function by this object. Nothing is executed here."""
        library.finalize()
        return library


class WasmTarget(core.registry.CPUTarget):  # type: ignore[misc]
    @cached_property
    def _toplevel_target_context(self) -> WasmContext:
        return WasmContext(self.typing_context, self._target_name)

    @cached_property
    def _toplevel_typing_context(self) -> Any:
        return core.typing.Context()


class Wasm(targets.CPU):  # type: ignore[misc]
    """A target of Numba that inherits everything that Numba implements for processors."""


class WasmDispatcher(core.dispatcher.Dispatcher):  # type: ignore[misc]
    targetdescr = WasmTarget(NAME)

    def compile(self, sig: Any) -> Any:
        with targets.target_override(NAME):
            return super().compile(sig)

    def add_overload(self, made: Any) -> None:
        """Keep the compiled function, without a way to call it from Python."""
        self.overloads[tuple(made.signature.args)] = made


targets.target_registry[NAME] = Wasm
targets.dispatcher_registry[Wasm] = WasmDispatcher
targets.jit_registry[Wasm] = partial(numba.jit, _target=NAME)
