import { codeUploadMaxBytes, importsPerPersonMax, tidyName } from "@mailwright/contract";
import { decodeSource } from "@mailwright/importer";
import { and, count, eq, sql } from "drizzle-orm";
import { refuse, refuseFields } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { importPictures, importResults, imports } from "../../database/schema.js";
import { titleOf } from "../../emails/title-of.js";
import type { ArchiveFile } from "../../emails/unpack-archive.js";
import { placeJob } from "../../jobs/job-queue.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { type ClaimedBlob, dropBlob, keepBlob, putBlob } from "../assets/blob-register.js";
import { rankOf } from "./rank.js";
import type { ReceivedUpload } from "./receive-upload.js";

type NewResult = Omit<typeof importResults.$inferInsert, "importId" | "id" | "position">;

interface NewImport {
  name: string;
  origin: string;
  base: string | null;
  results: readonly NewResult[];
  pictures: readonly { path: string; blob: ClaimedBlob }[];
}

const rowsAtOnce = 5;
const nameMaxLength = 200;

/** Stores what an upload brought, and has it read. */
export async function importUpload(
  ports: Ports,
  user: SignedInUser,
  { origin, base }: Pick<NewImport, "origin" | "base">,
  upload: ReceivedUpload,
): Promise<string> {
  const claimed: { path: string; blob: ClaimedBlob }[] = [];
  try {
    for (const { path, bytes } of upload.pictures) claimed.push({ path, blob: await putBlob(ports, bytes) });
    const nested = upload.nested.map((name) => refusedResult(name, "source-archive"));
    const results = [...upload.emails.map(writeResult), ...nested];
    return await storeImport(ports, user, { name: upload.name, origin, base, results, pictures: claimed });
  } catch (error) {
    // What cannot be removed now, the sweep removes.
    await Promise.allSettled(claimed.map(({ blob }) => dropBlob(ports, blob)));
    throw error;
  }
}

/** The same for pages that are fetched later. */
export function importAddresses(ports: Ports, user: SignedInUser, origin: string, addresses: readonly string[]): Promise<string> {
  // No database keeps this character, and no address has it.
  const named = [...new Set(addresses.map((address) => address.replaceAll("\0", "").trim()))].filter((address) => address !== "");
  if (named.length === 0) refuseFields([{ field: "addresses", code: "required" }]);
  const results = named.map(
    (address): NewResult =>
      /^https?:\/\//i.test(address) && URL.canParse(address)
        ? { name: address, address, title: titleOf("", new URL(address).pathname || address) }
        : refusedResult(address, "address-not-allowed"),
  );
  return storeImport(ports, user, { name: named[0] ?? "", origin, base: null, results, pictures: [] });
}

function writeResult({ path, bytes }: ArchiveFile): NewResult {
  if (bytes.length > codeUploadMaxBytes) return refusedResult(path, "file-too-large");
  // No database keeps this character, and nobody sees it.
  const source = decodeSource(bytes).replaceAll("\0", "");
  return { name: path, source, title: titleOf(source, path) };
}

const refusedResult = (name: string, failure: string): NewResult => ({
  name,
  failure,
  title: titleOf("", name),
  state: "refused",
  rank: rankOf("refused", null),
});

async function storeImport(ports: Ports, user: SignedInUser, { name, origin, base, results, pictures }: NewImport): Promise<string> {
  const { database, clock, ids } = ports;
  const id = ids.uuid();
  const shown = Array.from(tidyName(name)).slice(0, nameMaxLength).join("");
  const about = { id, workspaceId: user.workspaceId, userId: user.id, name: shown, origin, base, createdAt: clock.now() };
  await database.transaction(async (tx) => {
    // Who brings two at once is counted one after the other, whichever process takes them.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`imports ${user.id}`}, 0))`);
    await keepFew(tx, user);
    await tx.insert(imports).values(about);
  });
  try {
    // Piece by piece: an embedded database has one connection, and a library of megabytes would keep everybody else from it.
    const rows = results.map((result, position) => ({ ...result, id: ids.uuid(), importId: id, position }));
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await database.insert(importResults).values(rows.slice(from, from + rowsAtOnce));
    for (const { path, blob } of pictures) await storePictureOf(ports, id, path, blob);
    // It is read in its turn, and nobody waits for the answer of this call until then.
    await placeJob(database, { ...ports, worksHere: false }, { id, kind: "import-many", user, templateId: null, input: {} });
  } catch (error) {
    await database.delete(imports).where(eq(imports.id, id));
    throw error;
  }
  return id;
}

async function storePictureOf({ database }: Ports, importId: string, path: string, blob: ClaimedBlob): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.insert(importPictures).values({ importId, path, contentKey: blob.contentKey }).onConflictDoNothing();
    await keepBlob(tx, blob);
  });
}

/** Refuses one more than a person may have. Asked before anything is taken in, and again where it is counted. */
export async function keepFew(tx: Database, user: SignedInUser): Promise<void> {
  const own = and(eq(imports.userId, user.id), eq(imports.workspaceId, user.workspaceId));
  const [row] = await tx.select({ total: count() }).from(imports).where(own);
  if ((row?.total ?? 0) >= importsPerPersonMax) refuse("too-many-imports");
}
