"""A Numba pipeline for two properties of our programs: inner functions are private, and no index is negative.

So inner functions are not optimized and compiled one by one, but once, together with their entry point. LLVM may then
inline a function that is called once, and drop the parts of an array that are never read.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import llvmlite.binding as llvm
import numba
from numba.core import ir
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.typed_passes import NoPythonSupportedFeatureValidation
from numba.core.types.common import Buffer

SHARED = "linkonce_odr"  # the linkage that Numba gives to functions from another module
NO_GATHERING = ("+prefer-no-gather", "+prefer-no-scatter")


class InnerLibrary(JITCodeLibrary):
    """An inner function, to be linked into an entry point."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()  # type: ignore[no-untyped-call]
        self._finalized = True

    @property
    def codegen(self) -> Any:
        """Numba only uses this to set an environment, which these functions do not need."""
        return self

    def set_env(self, _name: str, _env: Any) -> None:
        pass


class EntryLibrary(JITCodeLibrary):
    """An entry point, and all functions that it reaches."""

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage.name == SHARED:
                function.linkage = "internal"
                function.name = f"{function.name}.{self.name}"  # unique, because LLVM may have changed its arguments
        usual, self._codegen._tm = self._codegen._tm, without_gather(self._codegen)
        super()._optimize_final_module()  # type: ignore[no-untyped-call]
        self._codegen._tm = usual


@cache
def without_gather(codegen: Any) -> Any:
    """This CPU without gather instructions, which are slower than single reads for the few fields of a struct."""
    features = [codegen._tm_features, *(NO_GATHERING if "+avx2" in codegen._tm_features else ())]
    target = llvm.Target.from_triple(llvm.get_process_triple())
    return target.create_target_machine(cpu=codegen._get_host_cpu_name(), features=",".join(features), opt=3)


@register_pass(mutates_CFG=False, analysis_only=False)  # type: ignore[no-untyped-call]
class RulesPass(FunctionPass):
    _name = "rules_pass"

    def __init__(self) -> None:
        """The base class's is abstract."""

    def run_pass(self, state: Any) -> bool:
        for node, call in [*state.calltypes.items()]:
            if is_indexing(node) and isinstance(call.args[0], Buffer) and call.args[1] == numba.intp:
                del state.calltypes[node]  # entries cannot be overwritten
                state.calltypes[node] = call.replace(args=(call.args[0], numba.uintp, *call.args[2:]))
        if not state.flags.no_cpython_wrapper:
            codegen = state.targetctx.codegen()
            state.library = EntryLibrary(codegen, state.func_id.func_qualname)  # type: ignore[no-untyped-call]
            state.library.enable_object_caching()
        return True


def is_indexing(node: Any) -> bool:
    return isinstance(node, ir.SetItem) or (isinstance(node, ir.Expr) and node.op == "getitem")


class Pipeline(CompilerBase):
    def _compile_core(self) -> Any:
        """Compile with InnerLibrary as the default library."""
        codegen = self.state.targetctx.codegen()
        usual, codegen._library_class = codegen._library_class, InnerLibrary
        try:
            return super()._compile_core()  # type: ignore[no-untyped-call]
        finally:
            codegen._library_class = usual

    def define_pipelines(self) -> list[Any]:
        made = DefaultPassBuilder.define_nopython_pipeline(self.state)  # type: ignore[no-untyped-call]
        made.add_pass_after(RulesPass, NoPythonSupportedFeatureValidation)
        made.finalize()
        return [made]
