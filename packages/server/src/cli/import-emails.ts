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
import type { Outbound } from "../ports/outbound/outbound.js";
import { fetchSource } from "../resources/imports/fetch-source.js";
import { collectAddresses, pathOfAddress } from "./collect-addresses.js";
import { type CollectedEmails, collectEmails } from "./collect-emails.js";
import { DumpError } from "./dump-format.js";
import { createFolderPictures, createWebPictures, type FolderPictures } from "./folder-pictures.js";
import { type ImportedFile, writeTable } from "./import-table.js";

interface Import {
  /** A folder, a ZIP archive, or a file; or addresses of the public internet, named or as a list in a file (`.txt`). */
  from: readonly string[];
  /** The folder that gets the documents, the HTML, and the report. */
  to: string;
  /** Null where there is no Chromium. */
  reader: EmailReader | null;
  /** The way to addresses. */
  outbound: Outbound;
}

/** An email that is to be read, and the path that what becomes of it is written to. */
interface Waiting {
  path: string;
  load(): Promise<Loaded | string>;
}

interface Loaded {
  source: string;
  title: string;
  pictures: FolderPictures;
}

const atOnceMax = 2;

/** Imports emails into a folder: a document and its HTML for each, and `import-report.json` with what was kept and how far it differs. Answers a table. */
export async function importEmails({ from, to, reader, outbound }: Import): Promise<string> {
  // What is written has the names of what is read.
  if (from.some((path) => resolve(path) === resolve(to)))
    throw new DumpError(`${to} is where the emails are. Name another folder for what becomes of them.`);
  const waiting = await findEmails(from, outbound);
  const names = namesOf(waiting);
  const files: ImportedFile[] = [];
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) files.push(await importFile(file, { names, to, reader }));
  };
  await Promise.all(Array.from({ length: atOnceMax }, work));
  const sorted = files.sort((one, other) => orderOf(other) - orderOf(one) || (one.path < other.path ? -1 : 1));
  await mkdir(to, { recursive: true });
  await writeFile(join(to, "import-report.json"), `${JSON.stringify({ isMeasured: reader !== null, files: sorted }, null, 2)}\n`);
  return writeTable(sorted);
}

async function findEmails(from: readonly string[], outbound: Outbound): Promise<Waiting[]> {
  const addresses = await collectAddresses(from);
  if (addresses) return addresses.map((address) => ({ path: pathOfAddress(address), load: () => loadPage(address, outbound) }));
  const [path, more] = from;
  if (path === undefined || more !== undefined) throw new DumpError("Name one folder, archive or file, or addresses alone.");
  const { emails, readOther } = await collectEmails(path);
  return emails.map((file) => ({ path: file.path, load: async () => loadFile(file, readOther) }));
}

async function loadPage(address: string, outbound: Outbound): Promise<Loaded | string> {
  const fetched = await fetchSource({ outbound }, address);
  return typeof fetched === "string" ? fetched : { ...fetched, pictures: createWebPictures(address, outbound) };
}

function loadFile({ path, bytes }: ArchiveFile, readOther: CollectedEmails["readOther"]): Loaded | string {
  if (bytes.length > codeUploadMaxBytes) return "file-too-large";
  const source = decodeSource(bytes).replaceAll("\0", "");
  return { source, title: titleOf(source, path), pictures: createFolderPictures(path, readOther) };
}

const stemOf = (path: string) => path.replace(/\.\w+$/, "");

/** What is written of each: without its ending, unless two would be the same then. */
function namesOf(emails: readonly Waiting[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { path } of emails) counts.set(stemOf(path), (counts.get(stemOf(path)) ?? 0) + 1);
  return new Map(emails.map(({ path }) => [path, counts.get(stemOf(path)) === 1 ? stemOf(path) : path]));
}

/** What nothing came of is first, then what differs most. */
const orderOf = ({ failure, difference }: ImportedFile) =>
  failure !== null ? 2 : difference === null ? -1 : Math.max(difference.desktop, difference.phone);

interface Place extends Pick<Import, "to" | "reader"> {
  names: ReadonlyMap<string, string>;
}

async function importFile({ path, load }: Waiting, { names, to, reader }: Place): Promise<ImportedFile> {
  const nothing = { path, title: titleOf("", path), format: null, difference: null, kept: null, parts: [], problems: [] };
  const loaded = await load();
  if (typeof loaded === "string") return { ...nothing, failure: loaded };
  const { source, title, pictures } = loaded;
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
