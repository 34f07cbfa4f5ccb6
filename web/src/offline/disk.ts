// Files in Python's memory that are also in the browser's private file system: each write goes to both before it returns.
// So a move that was acknowledged outlives the page, as on a server.
import type { PyodideAPI } from "pyodide";

/** Only workers have it, and the types of the page do not know it. */
interface SyncFile {
  read(to: Uint8Array<ArrayBuffer>, where: { at: number }): number;
  write(from: ArrayBufferView<ArrayBuffer>, where: { at: number }): number;
  truncate(size: number): void;
  getSize(): number;
  flush(): void;
  close(): void;
}

interface Node {
  node_ops: Record<string, (...given: never[]) => unknown>;
  stream_ops: Record<string, (...given: never[]) => unknown>;
}

export type Refusal = "full" | "none";

const PATIENCE_MS = 10_000; // how long another tab may take to let go of a file
const AGAIN_MS = 100;
const MOUNT = "/kept";

export class Disk {
  readonly folder = MOUNT;
  private isDirty = false;
  private readonly handles = new Map<string, SyncFile>();
  private readonly refused: (why: Refusal) => void;

  private constructor(refused: (why: Refusal) => void) {
    this.refused = refused;
  }

  /** Mounts the folder, with what the named files had at the last time. `refused` hears when nothing more can be kept; the files go on in memory. */
  static async mount(python: PyodideAPI, folder: string, names: readonly string[], refused: (why: Refusal) => void): Promise<Disk> {
    const disk = new Disk(refused);
    python.FS.mkdir(MOUNT);
    try {
      const root = await navigator.storage.getDirectory();
      const directory = await root.getDirectoryHandle(folder, { create: true });
      for (const name of names) disk.handles.set(name, await opened(await directory.getFileHandle(name, { create: true })));
    } catch {
      disk.close();
      refused("none");
      return disk;
    }
    for (const [name, handle] of disk.handles) {
      const content = new Uint8Array(handle.getSize());
      handle.read(content, { at: 0 });
      if (content.length) python.FS.writeFile(`${MOUNT}/${name}`, content);
    }
    disk.follow(python.FS.lookupPath(MOUNT, {}).node as Node);
    for (const name of disk.handles.keys()) if (python.FS.analyzePath(`${MOUNT}/${name}`).exists) disk.mirror(python.FS.lookupPath(`${MOUNT}/${name}`, {}).node as Node, name);
    return disk;
  }

  /** Waits until what was written has reached the device. To be called before anything is acknowledged. */
  flush(): void {
    if (!this.isDirty) return;
    this.isDirty = false;
    for (const name of this.handles.keys()) this.attempt(name, (handle) => handle.flush());
  }

  /** Gives the files this content, for the next start. Those that are not named become empty. */
  replace(contents: ReadonlyMap<string, Uint8Array<ArrayBuffer>>): void {
    for (const [name, handle] of this.handles) {
      handle.truncate(0);
      handle.write(contents.get(name) ?? new Uint8Array(0), { at: 0 });
      handle.flush();
    }
    this.close();
  }

  close(): void {
    for (const handle of this.handles.values()) handle.close();
    this.handles.clear();
  }

  /** Mirrors files that are made in the folder from now on. */
  private follow(directory: Node): void {
    const { mknod, unlink } = directory.node_ops as unknown as {
      mknod(parent: Node, name: string, mode: number, device: number): Node;
      unlink(parent: Node, name: string): void;
    };
    directory.node_ops = {
      ...directory.node_ops,
      mknod: (parent: Node, name: string, mode: number, device: number): Node => {
        const node = mknod(parent, name, mode, device);
        if (this.handles.has(name)) this.mirror(node, name);
        return node;
      },
      unlink: (parent: Node, name: string): void => {
        unlink(parent, name);
        this.attempt(name, (handle) => handle.truncate(0));
      },
    };
  }

  private mirror(node: Node, name: string): void {
    const { write } = node.stream_ops as unknown as { write(stream: unknown, data: Int8Array<ArrayBuffer>, offset: number, length: number, position: number, canOwn?: boolean): number };
    const { setattr } = node.node_ops as unknown as { setattr(node: Node, attributes: { size?: number }): void };
    node.stream_ops = {
      ...node.stream_ops,
      write: (stream: unknown, data: Int8Array<ArrayBuffer>, offset: number, length: number, position: number): number => {
        const written = write(stream, data, offset, length, position, false);
        this.attempt(name, (handle) => handle.write(data.slice(offset, offset + length), { at: position }));
        return written;
      },
    };
    node.node_ops = {
      ...node.node_ops,
      setattr: (node: Node, attributes: { size?: number }): void => {
        setattr(node, attributes);
        if (attributes.size !== undefined) this.attempt(name, (handle) => handle.truncate(attributes.size!));
      },
    };
  }

  /** After the first write that fails, nothing is written any more, so that the device keeps what was complete: SQLite reads it as after a crash. */
  private attempt(name: string, write: (handle: SyncFile) => unknown): void {
    const handle = this.handles.get(name);
    if (!handle) return;
    try {
      write(handle);
      this.isDirty = true;
    } catch {
      this.close();
      this.refused("full");
    }
  }
}

/** The only handle to a file. A tab that was closed a moment ago may still have it. */
async function opened(file: FileSystemFileHandle & { createSyncAccessHandle?(): Promise<SyncFile> }): Promise<SyncFile> {
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    try {
      return await file.createSyncAccessHandle!();
    } catch (error) {
      if ((error as DOMException).name !== "NoModificationAllowedError" || Date.now() > end) throw error;
      await new Promise((done) => setTimeout(done, AGAIN_MS));
    }
  }
}
