import { buffer } from "node:stream/consumers";
import { decodeEntities } from "@mailwright/document";
import { and, eq, inArray } from "drizzle-orm";
import { Refusal, refuse } from "../../base/refusal.js";
import { importPictures } from "../../database/schema.js";
import type { ReadEmail } from "../../emails/email-reading.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { processUpload } from "../assets/process-upload.js";
import { storePicture } from "../assets/store-asset.js";
import { writeAsset } from "../assets/write-asset.js";
import { encodePath, findAddresses } from "./import-base.js";
import type { ImportRow } from "./require-import.js";

/** A source whose own pictures are in the library of the person. */
export interface PlacedSource {
  source: string;
  /** What is relative in it leads from here. */
  base?: string;
  /** Pictures that could not be stored. */
  problems: ReadEmail["problems"];
}

type PictureRow = typeof importPictures.$inferSelect;

/** A page that nobody has: what is written without an address is found by it, and written as it was where no picture is there. */
const folder = "http://import.invalid/";
const placed = /http:\/\/import\.invalid\/((?:(?!&quot;)[^\s"'()<>\\])*)/g;

/**
 * Stores the pictures that an email shows by relative addresses, where they came with the import, in the library of the person, and writes their
 * addresses into the email. The same content is stored once.
 */
export async function placePictures(
  ports: Ports,
  user: SignedInUser,
  own: ImportRow,
  { path, source }: { path: string; source: string },
): Promise<PlacedSource> {
  const addressOf = await findAddresses(ports, own);
  const file = addressOf(encodePath(path));
  const asWritten = { source, ...(file !== undefined && { base: file }), problems: [] };
  const [first] = await ports.database
    .select({ path: importPictures.path })
    .from(importPictures)
    .where(eq(importPictures.importId, own.id))
    .limit(1);
  if (!first || source.includes(folder)) return asWritten;
  const base = new URL(encodePath(path), folder).href;
  const resolved = await ports.emails.run("resolveSource", { source, base }, { caller: user.id });
  const asked = new Set([...resolved.matchAll(placed)].map(([, address = ""]) => pathIn(address)));
  const rows = asked.size === 0 ? [] : await findPictures(ports, own.id, [...asked]);
  if (rows.length === 0) return asWritten;
  const urls = new Map<string, string>();
  const problems: PlacedSource["problems"] = [];
  for (const row of rows) {
    const { url, failure } = row.url === null && row.failure === null ? await storeOne(ports, user, own, row) : row;
    if (url !== null) urls.set(row.path, url);
    else problems.push({ code: "picture-not-stored", line: null, detail: `${row.path} (${failure ?? "internal"})` });
  }
  // What else is relative leads to where the folder of all is on the web, or stays so, seen from there.
  return { source: resolved.replace(placed, (_, address: string) => urls.get(pathIn(address)) ?? addressOf(address) ?? address), problems };
}

function pathIn(address: string): string {
  const [plain = ""] = decodeEntities(address).split(/[?#]/);
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain; // a sign of percent that begins nothing
  }
}

const askedAtOnce = 500;

async function findPictures({ database }: Ports, importId: string, paths: readonly string[]): Promise<PictureRow[]> {
  const known = and(eq(importPictures.importId, importId), inArray(importPictures.path, paths.slice(0, askedAtOnce)));
  return database.select().from(importPictures).where(known);
}

async function storeOne(
  ports: Ports,
  user: SignedInUser,
  own: ImportRow,
  { path, contentKey }: PictureRow,
): Promise<{ url: string | null; failure: string | null }> {
  const outcome = await tryToStore(ports, user, own.origin, { path, contentKey });
  await ports.database
    .update(importPictures)
    .set(outcome)
    .where(and(eq(importPictures.importId, own.id), eq(importPictures.path, path)));
  return outcome;
}

async function tryToStore(ports: Ports, user: SignedInUser, origin: string, { path, contentKey }: Pick<PictureRow, "path" | "contentKey">) {
  try {
    const blob = (await ports.blobStore.get(contentKey)) ?? refuse("not-found");
    const picture = await processUpload(ports, user, await buffer(blob.stream));
    const row = await storePicture(ports, user, null, { ...picture, name: path.split("/").at(-1) ?? path });
    return { url: writeAsset(row, origin).url, failure: null };
  } catch (error) {
    // Too much to do, or a disk that is full: the job is tried again later.
    if (!(error instanceof Refusal) || error.code === "unavailable" || error.code === "storage-full") throw error;
    return { url: null, failure: error.code };
  }
}
