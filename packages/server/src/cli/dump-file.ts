import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { PassThrough, type Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { DumpLine } from "./dump-format.js";

/** Writes lines to a file, packed when its name ends with `.gz`; the file has its name only once it is whole. */
export async function writeDumpFile(path: string, run: (write: (line: DumpLine) => Promise<void>) => Promise<void>): Promise<void> {
  const draft = `${path}.part`;
  const source = new PassThrough();
  const target = createWriteStream(draft, { mode: 0o600 });
  const written = path.endsWith(".gz") ? pipeline(source, createGzip(), target) : pipeline(source, target);
  try {
    await Promise.all([written, run((line) => writeLine(source, line)).then(() => void source.end())]);
  } catch (error) {
    source.destroy();
    await written.catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
  const file = await open(draft, "r+");
  await file.sync();
  await file.close();
  await rename(draft, path);
}

/**
 * The lines of such a file. Only `\n` ends a line: JSON leaves U+2028 and U+2029 as they are, and the `readline` of Node 24 ends lines there too, in
 * the middle of a row.
 */
export async function* readDumpFile(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const input: Readable = path.endsWith(".gz") ? file.pipe(createGunzip()) : file;
  // What breaks the file breaks whoever reads the lines.
  file.once("error", (error: Error) => input.destroy(error));
  input.setEncoding("utf8");
  let begun: string[] = [];
  for await (const chunk of input) {
    const [first = "", ...others] = String(chunk).split("\n");
    begun.push(first);
    for (const next of others) {
      yield begun.join("");
      begun = [next];
    }
  }
  const last = begun.join("");
  if (last !== "") yield last;
}

async function writeLine(target: Writable, line: DumpLine): Promise<void> {
  if (!target.write(`${JSON.stringify(line)}\n`)) await once(target, "drain");
}
