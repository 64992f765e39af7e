import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import { importEndings } from "@mailwright/contract";
import { type ArchiveFile, unpackArchive } from "../emails/unpack-archive.js";

/** Emails with the files beside them, out of a folder, an archive, or one file. */
export interface CollectedEmails {
  emails: ArchiveFile[];
  /** The bytes of another file by its path. */
  readOther(path: string): Promise<Uint8Array | null>;
}

const emailEnding = new RegExp(`\\.(?:${importEndings.join("|")})$`, "i");

/** Finds the emails of a folder and of all folders in it, or of a ZIP archive. Hidden folders and what was installed are passed over. */
export async function collectEmails(path: string): Promise<CollectedEmails> {
  if ((await stat(path)).isDirectory()) return collectFolder(path);
  const bytes = await readFile(path);
  if (!/\.zip$/i.test(path)) return { emails: [{ path: basename(path), bytes }], readOther: async () => null };
  const files = await unpackArchive({ bytes });
  const others = new Map(files.map((file) => [file.path, file.bytes]));
  return { emails: inOrder(files.filter((file) => emailEnding.test(file.path))), readOther: async (name) => others.get(name) ?? null };
}

async function collectFolder(folder: string): Promise<CollectedEmails> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length).split(sep).join("/"))
    .filter((path) => !/(?:^|\/)(?:\.|node_modules\/)/.test(path));
  const known = new Set(paths);
  const emails: ArchiveFile[] = [];
  for (const path of paths.filter((each) => emailEnding.test(each))) emails.push({ path, bytes: await readFile(join(folder, path)) });
  // Only files that were found are read, so that no address of an email leads out of the folder.
  return { emails: inOrder(emails), readOther: async (path) => (known.has(path) ? readFile(join(folder, path)) : null) };
}

const inOrder = (files: ArchiveFile[]) => files.sort((one, other) => (one.path < other.path ? -1 : 1));
