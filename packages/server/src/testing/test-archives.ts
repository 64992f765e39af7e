import { strToU8, zipSync } from "fflate";

/** A ZIP archive with these files, as programs make it. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const entries = Object.entries(files).map(([path, content]) => [path, typeof content === "string" ? strToU8(content) : content] as const);
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}

const localHeader = Buffer.from([0x50, 0x4b, 3, 4]);
const centralHeader = Buffer.from([0x50, 0x4b, 1, 2]);

/** Every place of a header in an archive. */
function placesOf(header: Buffer, archive: Buffer): number[] {
  const places: number[] = [];
  for (let at = archive.indexOf(header); at >= 0; at = archive.indexOf(header, at + 1)) places.push(at);
  return places;
}

/** The same archive, said to be encrypted. */
export function encrypted(archive: Buffer): Buffer {
  const changed = Buffer.from(archive);
  for (const at of placesOf(localHeader, changed)) changed.writeUInt16LE(changed.readUInt16LE(at + 6) | 1, at + 6);
  for (const at of placesOf(centralHeader, changed)) changed.writeUInt16LE(changed.readUInt16LE(at + 8) | 1, at + 8);
  return changed;
}

/** The same archive with a name of the same length in the place of another. */
export function renamed(archive: Buffer, from: string, to: string): Buffer {
  return Buffer.from(archive.toString("latin1").replaceAll(from, to), "latin1");
}

/** The same archive, whose files are said to have one byte each. */
export function belittled(archive: Buffer): Buffer {
  const changed = Buffer.from(archive);
  for (const at of placesOf(centralHeader, changed)) changed.writeUInt32LE(1, at + 24);
  return changed;
}
