import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import { imageUploadMaxBytes, importEntriesMax, importUnpackedMaxBytes } from "@mailwright/contract";
import { type Entry, fromBuffer, type ZipFile } from "yauzl";
import { Refusal, refusalWords, refuse } from "../base/refusal.js";
import { isSafePath } from "./archive-path.js";

/** A file out of an archive, or of an upload. */
export interface ArchiveFile {
  path: string;
  bytes: Uint8Array;
}

export interface ArchiveToUnpack {
  bytes: Uint8Array;
  /** What its files may have together. */
  bytesMax?: number;
}

/** What nobody imports: the notes that systems leave in archives. */
const leftovers = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|\._)/i;
const encrypted = 0x1;

/**
 * The files of a ZIP archive. Refused as a whole are those that are encrypted, that would be written outside of their folder, that hold
 * too many files, or more bytes than they may: the bytes are counted while they are unpacked, whatever the archive says of them.
 */
export async function unpackArchive({ bytes, bytesMax = importUnpackedMaxBytes }: ArchiveToUnpack): Promise<ArchiveFile[]> {
  const archive = await openArchive(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (archive.entryCount > importEntriesMax) refuse("too-many-files");
  const files: ArchiveFile[] = [];
  let left = bytesMax;
  for (;;) {
    const entry = await nextEntry(archive);
    if (entry === null) return files;
    const path = entry.fileName;
    if (!isSafePath(path)) refuse("archive-names");
    if (entry.generalPurposeBitFlag & encrypted) refuse("archive-encrypted");
    if (path.endsWith("/") || leftovers.test(path)) continue;
    const unpacked = await readEntry(archive, entry, Math.min(left, imageUploadMaxBytes));
    left -= unpacked.length;
    files.push({ path, bytes: unpacked });
  }
}

const openOptions = { lazyEntries: true, autoClose: false, strictFileNames: false, decodeStrings: true, validateEntrySizes: true } as const;

function openArchive(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, openOptions, (error, archive) => (error ? reject(refusalFor(error)) : resolve(archive)));
  });
}

function nextEntry(archive: ZipFile): Promise<Entry | null> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      archive.removeAllListeners();
      act();
    };
    archive.once("entry", (entry: Entry) => settle(() => resolve(entry)));
    archive.once("end", () => settle(() => resolve(null)));
    archive.once("error", (error: Error) => settle(() => reject(refusalFor(error))));
    archive.readEntry();
  });
}

/** Unpacked here, and not by the library: so it ends at the limit, and in a process that reads what is damaged. */
async function readEntry(archive: ZipFile, entry: Entry, bytesMax: number): Promise<Buffer> {
  if (entry.uncompressedSize > bytesMax) refuse("archive-too-large");
  const stored = await readStored(archive, entry);
  const isPacked = entry.compressionMethod !== 0;
  const unpacked = isPacked ? await inflate(stored, { maxOutputLength: entry.uncompressedSize + 1 }).catch(() => null) : stored;
  // More or less than it says, or nothing that can be unpacked.
  if (unpacked?.length !== entry.uncompressedSize) refuse("archive-broken");
  return unpacked;
}

const inflate = promisify(inflateRaw);

function readStored(archive: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asStored = { decompress: entry.compressionMethod === 0 ? null : false, decrypt: null, start: null, end: null };
    archive.openReadStream(entry, asStored, (error, stream) => {
      if (error) return reject(refusalFor(error));
      buffer(stream).then(resolve, (fault: Error) => reject(refusalFor(fault)));
    });
  });
}

/** The library says in words what is wrong with an archive. */
function refusalFor(error: Error): Refusal {
  if (error instanceof Refusal) return error;
  const code = /^(?:absolute path|invalid relative path|invalid characters in fileName)/.test(error.message)
    ? "archive-names"
    : "archive-broken";
  return new Refusal(code, refusalWords[code], { cause: error });
}
