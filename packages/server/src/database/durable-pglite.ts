import { fsyncSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";

// PGlite never reaches fsync: its Node file system has no such operation and it starts with -F. This gives it one, so
// every commit is flushed. New directory entries are still not, which a journalling file system repairs.
// A class only because PGlite's file systems are classes.
class DurableNodeFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const result = await super.init(pg, options);
    result.emscriptenOpts.preRun ??= [];
    result.emscriptenOpts.preRun.push((module) => {
      const nodeFs: unknown = Reflect.get(module, "NODEFS");
      const operations = isObject(nodeFs) ? Reflect.get(nodeFs, "stream_ops") : undefined;
      if (!isObject(operations)) throw new Error("This PGlite keeps its file operations elsewhere; flushing is not possible.");
      Reflect.set(operations, "fsync", flush);
    });
    return result;
  }
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function flush(stream: { nfd?: number | null }): 0 {
  if (stream.nfd != null) fsyncSync(stream.nfd);
  return 0;
}

// A start runs most of the engine a few times; by default V8 would compile all of that anew, for speed, and take a second
// of a processor for it. With ten times the patience it does so for what is run again and again.
setFlagsFromString("--wasm-tiering-budget=18000000");

// There is no checkpointer process, so the log stays small only with a low limit and `maintain`.
const settings = ["wal_sync_method=fsync", "max_wal_size=128MB", "min_wal_size=32MB", "shared_buffers=32MB"];

/** The embedded PostgreSQL on a directory. Its commits survive a crash of the process and, as far as possible, of the machine. */
export function openDurablePglite(directory: string, options: PGliteOptions = {}): Promise<PGlite> {
  return PGlite.create({
    ...options,
    fs: new DurableNodeFS(directory),
    startParams: [...PGlite.defaultStartParams.filter((param) => param !== "-F"), ...settings.flatMap((setting) => ["-c", setting])],
    extensions: { pg_trgm },
  });
}
