import type { PlacedFile } from "@mailwright/client";
import { importEndings } from "@mailwright/contract";

const used = new RegExp(`\\.(?:${importEndings.join("|")}|zip|png|jpe?g|gif|webp|avif|svg)$`, "i");
const email = new RegExp(`\\.(?:${importEndings.join("|")}|zip)$`, "i");
/** What systems put beside the files of people. */
const hidden = /(?:^|\/)(?:\.|__MACOSX\/)/;

/** The files that an import can use. */
export interface CollectedFiles {
  readonly files: readonly PlacedFile[];
  /** How many others there were. */
  readonly leftOut: number;
  readonly hasEmail: boolean;
}

/** Takes what can be used of a choice of files: emails, archives, and pictures that emails may show. */
export function sortFiles(found: readonly PlacedFile[]): CollectedFiles {
  const seen = found.filter(({ path }) => !hidden.test(path));
  const files = seen.filter(({ path }) => used.test(path));
  return { files, leftOut: seen.length - files.length, hasEmail: files.some(({ path }) => email.test(path)) };
}

/** The files of a choice, each with its place where a folder was chosen. */
export function placeFiles(files: Iterable<File>): PlacedFile[] {
  return Array.from(files, (file) => ({ file, path: file.webkitRelativePath || file.name }));
}

/** The files of a drop, with those in folders. Its items are readable only while the drop is handled, so all are taken at once. */
export async function readDrop({ items, files }: DataTransfer): Promise<PlacedFile[]> {
  const entries = Array.from(items, (item) => (item.kind === "file" ? item.webkitGetAsEntry() : null)).filter((entry) => entry !== null);
  if (entries.length === 0) return placeFiles(files);
  return (await Promise.all(entries.map(readEntry))).flat();
}

async function readEntry(entry: FileSystemEntry): Promise<PlacedFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ file, path: entry.fullPath.replace(/^\//, "") }];
  }
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const all: PlacedFile[] = [];
  // A browser gives a hundred at a time, and nothing at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    for (const one of some) all.push(...(await readEntry(one)));
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
