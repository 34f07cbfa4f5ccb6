"""The page with its server in the browser: a folder of files for any static host.

`offline.py` runs the server's application in a web worker, `thinking.py` its bots in another, and `build.py` writes the
folder. Python runs there as WebAssembly, by Pyodide.
"""
