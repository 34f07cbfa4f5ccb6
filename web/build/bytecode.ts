// node bytecode.ts FROM.zip TO.zip: the same archive with every Python module as bytecode of Pyodide's Python, so that a browser need not compile it.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [from, to] = process.argv.slice(2) as [string, string];
const pyodide = await loadPyodide();
pyodide.FS.writeFile("/from.zip", new Uint8Array(readFileSync(from)));
pyodide.runPython(`
import importlib._bootstrap_external as external, zipfile

# These modules read their own text.
AS_TEXT = {"anyio/__init__.py"}

with zipfile.ZipFile("/from.zip") as old, zipfile.ZipFile("/to.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
    for name in sorted(old.namelist()):
        data, info = old.read(name), zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
        if name.endswith(".py") and name not in AS_TEXT:
            code = compile(data, name, "exec", dont_inherit=True, optimize=0)
            info.filename, data = name + "c", bytes(external._code_to_timestamp_pyc(code, 0, 0))
        info.compress_type = zipfile.ZIP_DEFLATED
        new.writestr(info, data)
`);
writeFileSync(to, pyodide.FS.readFile("/to.zip"));
