"""Compile a game's programs to WebAssembly, for browsers. Numba compiles the twins, LLVM optimizes them as one module,
and wasm-ld links it.

    build(game, entries, "own")     a module with its own memory, for a worker or Node
    build(game, entries, "side")    a module for the memory of CPython in WebAssembly, loaded by `side_module.py`

In a module a function takes an int as i64, a struct as its address, and a buffer as its address and length.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal

import llvmlite.binding as llvm
import numba
from llvmlite import ir

from ..errors import Refused
from ..game import Game
from . import wasm_target
from .backend import Entries, folder, program
from .compile import Twins, compile_inner
from .program import Program
from .wasm_target import NAME, TRIPLE, make_machine

Kind = Literal["own", "side"]

RELOC = {"own": "static", "side": "pic"}
STACK = 1 << 18  # bytes
MOST_MEMORY = 1 << 30  # bytes
LINK = {
    "own": ("-z", f"stack-size={STACK}", "--export=__heap_base", f"--max-memory={MOST_MEMORY}"),
    "side": ("-shared", "--experimental-pic"),
}
ADDRESS, I32, I64 = ir.IntType(8).as_pointer(), ir.IntType(32), ir.IntType(64)


def build(game: Game, entries: Entries, kind: Kind) -> Path:
    """The module of a program, compiled unless it is in the cache."""
    bound = program(game, entries)
    path = folder(game, bound, compilers()) / f"{kind}.wasm"
    if not path.exists():
        linker = find_linker()
        module = compile_program(bound)
        for each, options in LINK.items():
            link(linker, emit(module, RELOC[each]), path.with_name(f"{each}.wasm"), entries, options)
    return path


@cache
def compilers() -> str:
    """The sources that affect a module, besides the program and `compile.compilers()`."""
    return "\n".join(Path(str(file)).read_text() for file in (__file__, wasm_target.__file__))


def find_linker() -> list[str]:
    """The command of wasm-ld: LLVM's own, or the one in the package ziglang."""
    names = ("wasm-ld", *(f"wasm-ld-{version}" for version in range(22, 13, -1)))
    found = next(filter(None, map(shutil.which, names)), None)
    if found:
        return [found]
    if find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    raise Refused("wasm-linker-missing")


# --- compile


def compile_program(bound: Program) -> str:
    """LLVM's text for a whole program, optimized. Only its entry points are visible from outside."""
    twins = Twins(bound, lambda twin, signature, _: compile_inner(twin, signature, {"_target": NAME})).all()
    compiled = {name: next(iter(twin.overloads.values())) for name, twin in twins.items()}
    machine = make_machine()
    module = llvm.parse_assembly(make_exports(compiled, str(machine.target_data)))
    for result in compiled.values():
        module.link_in(llvm.parse_assembly(call_intrinsics(result.library.get_llvm_str())))
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and value.name not in compiled:
            value.linkage = "internal"
    module.verify()
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = False  # no faster, and larger
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)
    return str(module)


def call_intrinsics(text: str) -> str:
    """A square root is an instruction of WebAssembly, not a function of a C library."""
    return text.replace("@sqrt(", "@llvm.sqrt.f64(")


def make_exports(compiled: dict[str, Any], layout: str) -> str:
    """A function around each entry point, as LLVM's text. An error becomes a trap."""
    module = ir.Module("exports")
    module.triple, module.data_layout = TRIPLE, layout
    trap = ir.Function(module, ir.FunctionType(ir.VoidType(), []), "llvm.trap")
    for name, result in compiled.items():
        if result.signature.return_type != numba.void:
            raise TypeError(f"{name} returns a value, which a module's entry point cannot")
        export(module, name, result, trap)
    return str(module)


def export(module: ir.Module, name: str, result: Any, trap: ir.Function) -> None:
    arguments = result.signature.args
    outer = [kind for argument in arguments for kind in outer_types(argument)]
    inner = [ADDRESS, ADDRESS, *(kind for argument in arguments for kind in inner_types(argument))]
    callee = ir.Function(module, ir.FunctionType(I32, inner), result.fndesc.llvm_func_name)
    wrapper = ir.Function(module, ir.FunctionType(ir.VoidType(), outer), name)
    builder = ir.IRBuilder(wrapper.append_basic_block())
    given = iter(wrapper.args)
    passed = [builder.alloca(ADDRESS), builder.alloca(ADDRESS)]  # for the result and for an exception
    passed = [builder.bitcast(slot, ADDRESS) for slot in passed]
    for argument in arguments:
        passed += pass_argument(builder, argument, given)
    failed = builder.icmp_unsigned("!=", builder.call(callee, passed), I32(0))
    with builder.if_then(failed, likely=False):
        builder.call(trap, [])
        builder.unreachable()
    builder.ret_void()


def is_buffer(argument: Any) -> bool:
    return isinstance(argument, numba.types.Array)


def outer_types(argument: Any) -> list[ir.Type]:
    if is_buffer(argument):
        return [ADDRESS, I32]
    return [ADDRESS] if isinstance(argument, numba.types.Record) else [I64]


def inner_types(argument: Any) -> list[ir.Type]:
    """Numba's own types of an argument: an array is its owner, size, item size, address, shape and strides."""
    if is_buffer(argument):
        return [ADDRESS, ADDRESS, I64, I64, ADDRESS, I64, I64]
    return outer_types(argument)


def pass_argument(builder: ir.IRBuilder, argument: Any, given: Any) -> list[ir.Value]:
    first = next(given)
    if not is_buffer(argument):
        return [first]
    length, item = builder.zext(next(given), I64), I64(item_size(argument.dtype))
    return [ADDRESS(None), ADDRESS(None), length, item, first, length, item]


def item_size(kind: Any) -> int:
    return int(kind.size) if isinstance(kind, numba.types.Record) else int(kind.bitwidth) // 8


# --- emit and link


def emit(module: str, reloc: str) -> bytes:
    """The object file. It is parsed anew, because LLVM changes a module when it emits code."""
    return bytes(make_machine(reloc).emit_object(llvm.parse_assembly(module)))


def link(linker: list[str], code: bytes, path: Path, entries: Entries, options: tuple[str, ...]) -> None:
    """Write the module atomically, because other processes read it."""
    exports = [f"--export={entry.__name__}" for entry in entries]
    with tempfile.TemporaryDirectory(dir=path.parent) as temporary:
        made, unfinished = Path(temporary) / "code.o", Path(temporary) / path.name
        made.write_bytes(code)
        command = [*linker, "--no-entry", "--strip-all", "-O2", *options, *exports, str(made), "-o", str(unfinished)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=linker_environment(temporary))
        if done.returncode:
            raise RuntimeError(f"{' '.join(linker)}: {done.stderr}")
        unfinished.replace(path)


def linker_environment(temporary: str) -> dict[str, str]:
    """ziglang writes a cache, which may not be possible in the user's home."""
    return {**os.environ, "ZIG_GLOBAL_CACHE_DIR": temporary, "ZIG_LOCAL_CACHE_DIR": temporary}
