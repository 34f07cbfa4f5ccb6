"""What Numba cannot know of our programs: only entry points call inner functions, and no index counts from the end.

So inner functions are not optimized or compiled to machine code one by one. That happens once, to all that an entry
point reaches. There the optimizer may inline a function that is called once, and drop the parts of an array that are
never read.
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

SHARED = "linkonce_odr"  # how Numba links a function in that another module has
NO_GATHERING = ("+prefer-no-gather", "+prefer-no-scatter")


class InnerLibrary(JITCodeLibrary):
    """An inner function, for others to take in."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()  # type: ignore[no-untyped-call]
        self._finalized = True

    @property
    def codegen(self) -> Any:
        """Here it asks for nothing but an environment, in which Python's objects would be kept."""
        return self

    def set_env(self, _name: str, _env: Any) -> None:
        pass


class EntryLibrary(JITCodeLibrary):
    """An entry point, and all that it reaches."""

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage.name == SHARED:
                function.linkage = "internal"
                function.name = (
                    f"{function.name}.{self.name}"  # the linker knows names alone, and this one may have lost arguments
                )
        usual, self._codegen._tm = self._codegen._tm, plain_reader(self._codegen)
        super()._optimize_final_module()  # type: ignore[no-untyped-call]
        self._codegen._tm = usual


@cache
def plain_reader(codegen: Any) -> Any:
    """This processor without gather instructions: for the few fields of a struct, they are slower than single reads."""
    features = [codegen._tm_features, *(NO_GATHERING if "+avx2" in codegen._tm_features else ())]
    target = llvm.Target.from_triple(llvm.get_process_triple())
    return target.create_target_machine(cpu=codegen._get_host_cpu_name(), features=",".join(features), opt=3)


@register_pass(mutates_CFG=False, analysis_only=False)  # type: ignore[no-untyped-call]
class RulesPass(FunctionPass):
    _name = "rules_pass"

    def __init__(self) -> None:
        """Theirs is abstract."""

    def run_pass(self, state: Any) -> bool:
        for node, call in [*state.calltypes.items()]:
            if is_indexing(node) and isinstance(call.args[0], Buffer) and call.args[1] == numba.intp:
                del state.calltypes[node]  # or it would not be overwritten
                state.calltypes[node] = call.replace(args=(call.args[0], numba.uintp, *call.args[2:]))
        if not state.flags.no_cpython_wrapper:
            state.library = EntryLibrary(state.targetctx.codegen(), state.func_id.func_qualname)  # type: ignore[no-untyped-call]
            state.library.enable_object_caching()
        return True


def is_indexing(node: Any) -> bool:
    return isinstance(node, ir.SetItem) or (isinstance(node, ir.Expr) and node.op == "getitem")


class Pipeline(CompilerBase):
    def _compile_core(self) -> Any:
        """All that is made on the way is a part."""
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
