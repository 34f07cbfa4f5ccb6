// node bytecode.ts FROM.zip TO.zip: the same archive with Python's modules as bytecode, so that a browser need not compile them.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [from, to] = process.argv.slice(2) as [string, string];
const pyodide = await loadPyodide();
pyodide.FS.writeFile("/from.zip", new Uint8Array(readFileSync(from)));
pyodide.runPython(`
import importlib._bootstrap_external as external, zipfile

FOLDER = "/lib/python3.14/site-packages/"  # where packages are unpacked
OURS = "galapagos/"
# The interpreted rules are rewritten from their text; anyio reads its own.
WITH_TEXT = ("galapagos/bots/", "galapagos/define/", "galapagos/games/", "galapagos/engine/language/", "galapagos/engine/loops/", "anyio/__init__.py")

def bytecode(name, text):
    code = compile(text, FOLDER + name, "exec", dont_inherit=True, optimize=0 if name.startswith(OURS) else 2)
    return bytes(external._code_to_hash_pyc(code, bytes(8), False))

def converted(name, data):
    if not name.endswith(".py"):
        yield name, data
    elif name.startswith(WITH_TEXT):
        folder, _, file = name.rpartition("/")
        yield name, data
        yield f"{folder}/__pycache__/{file[:-3]}.cpython-314.pyc", bytecode(name, data)
    else:
        yield name + "c", bytecode(name, data)

with zipfile.ZipFile("/from.zip") as old, zipfile.ZipFile("/to.zip", "w") as new:
    for name in sorted(old.namelist()):
        for path, data in converted(name, old.read(name)):
            new.writestr(zipfile.ZipInfo(path, (2020, 1, 1, 0, 0, 0)), data)
`);
writeFileSync(to, pyodide.FS.readFile("/to.zip"));
