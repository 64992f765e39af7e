import { setImmediate as nextTurn } from "node:timers/promises";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file on its way into an archive. */
export interface ArchivedFile {
  name: string;
  bytes: Uint8Array;
  /** Would packing make it smaller? PDFs and pictures are packed already. */
  isText: boolean;
}

/** So much is packed before others have their turn. */
const pieceBytes = 64 * 1024;

/** A ZIP archive, piece by piece: no more than one file of it is in memory. */
export async function* writeZip(files: AsyncIterable<ArchivedFile>, now: Date): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    written.push(piece);
  });
  for await (const { name, bytes, isText } of files) {
    const entry = isText ? new ZipDeflate(name) : new ZipPassThrough(name);
    entry.mtime = now;
    zip.add(entry);
    for (let from = 0; from === 0 || from < bytes.length; from += pieceBytes) {
      entry.push(bytes.subarray(from, from + pieceBytes), from + pieceBytes >= bytes.length);
      yield* written.splice(0);
      await nextTurn();
    }
  }
  zip.end();
  yield* written.splice(0);
}
