// node probe.ts PARTS PROBE.py GAME…: runs the probe in Pyodide, with the library and the packages of a site.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const [parts, probe, ...games] = process.argv.slice(2) as [string, string, ...string[]];
const { loadPyodide } = createRequire(`${process.cwd()}/package.json`)("pyodide") as typeof import("pyodide");
const { info } = JSON.parse(readFileSync(`${parts}/parts.json`, "utf8")) as { info: object };
const python = await loadPyodide({ stdLibURL: `${parts}/library.zip`, lockFileContents: { info, packages: {} } as never });
python.unpackArchive(new Uint8Array(readFileSync(`${parts}/packages.zip`)), "zip");
python.globals.set("games", python.toPy(["probe", ...games]));
python.runPython("import sys; sys.argv = games");
python.runPython(readFileSync(probe, "utf8"));
