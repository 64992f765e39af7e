import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { codeUploadMaxBytes } from "@mailwright/contract";
import { decodeSource } from "@mailwright/importer";
import { Refusal } from "../base/refusal.js";
import type { EmailReading } from "../emails/email-reading.js";
import { readWithoutBrowser } from "../emails/import-source.js";
import { titleOf } from "../emails/title-of.js";
import type { ArchiveFile } from "../emails/unpack-archive.js";
import type { EmailReader } from "../ports/email-reader/email-reader.js";
import { type CollectedEmails, collectEmails } from "./collect-emails.js";
import { DumpError } from "./dump-format.js";
import { createFolderPictures, type FolderPictures } from "./folder-pictures.js";
import { type ImportedFile, writeTable } from "./import-table.js";

interface Import {
  /** A folder, a ZIP archive, or a file. */
  from: string;
  /** The folder that gets the documents, the HTML, and the report. */
  to: string;
  /** Null where there is no Chromium. */
  reader: EmailReader | null;
}

const atOnceMax = 2;

/** Imports emails into a folder: a document and its HTML for each, and `import-report.json` with what was kept and how far it differs. Answers a table. */
export async function importEmails({ from, to, reader }: Import): Promise<string> {
  // What is written has the names of what is read.
  if (resolve(from) === resolve(to)) throw new DumpError(`${to} is where the emails are. Name another folder for what becomes of them.`);
  const collected = await collectEmails(from);
  const names = namesOf(collected.emails);
  const waiting = [...collected.emails];
  const files: ImportedFile[] = [];
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) files.push(await importFile(file, { collected, names, to, reader }));
  };
  await Promise.all(Array.from({ length: atOnceMax }, work));
  const sorted = files.sort((one, other) => orderOf(other) - orderOf(one) || (one.path < other.path ? -1 : 1));
  await mkdir(to, { recursive: true });
  await writeFile(join(to, "import-report.json"), `${JSON.stringify({ isMeasured: reader !== null, files: sorted }, null, 2)}\n`);
  return writeTable(sorted);
}

const stemOf = (path: string) => path.replace(/\.\w+$/, "");

/** What is written of each: without its ending, unless two would be the same then. */
function namesOf(emails: readonly ArchiveFile[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { path } of emails) counts.set(stemOf(path), (counts.get(stemOf(path)) ?? 0) + 1);
  return new Map(emails.map(({ path }) => [path, counts.get(stemOf(path)) === 1 ? stemOf(path) : path]));
}

/** What nothing came of is first, then what differs most. */
const orderOf = ({ failure, difference }: ImportedFile) =>
  failure !== null ? 2 : difference === null ? -1 : Math.max(difference.desktop, difference.phone);

interface Place extends Pick<Import, "to" | "reader"> {
  collected: CollectedEmails;
  names: ReadonlyMap<string, string>;
}

async function importFile({ path, bytes }: ArchiveFile, { collected, names, to, reader }: Place): Promise<ImportedFile> {
  const nothing = { path, title: titleOf("", path), format: null, difference: null, kept: null, parts: [], problems: [] };
  if (bytes.length > codeUploadMaxBytes) return { ...nothing, failure: "file-too-large" };
  const source = decodeSource(bytes).replaceAll("\0", "");
  const title = titleOf(source, path);
  const pictures = createFolderPictures(path, collected.readOther);
  const reading = await read(source, title, pictures, reader);
  if (reading.kind === "refused") return { ...nothing, title, failure: reading.code };
  const { document, html, before: _, kind: __, ...report } = reading;
  const name = join(to, names.get(path) ?? path);
  await mkdir(dirname(name), { recursive: true });
  await writeFile(`${name}.json`, `${pictures.makeRelative(JSON.stringify(document, null, 2))}\n`);
  await writeFile(`${name}.html`, pictures.makeRelative(html));
  await pictures.copyTo(to, html);
  return { path, title, failure: null, ...report };
}

async function read(source: string, title: string, pictures: FolderPictures, reader: EmailReader | null): Promise<EmailReading> {
  const email = { source, title, base: pictures.base };
  try {
    return reader ? await reader.read(email, { caller: "import", findPicture: pictures.find }) : await readWithoutBrowser(email);
  } catch (error) {
    if (error instanceof Refusal && error.code === "content-too-costly") return { kind: "refused", code: error.code };
    throw error;
  }
}
