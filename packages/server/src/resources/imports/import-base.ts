import { and, eq, isNull, sql } from "drizzle-orm";
import { refuseFields } from "../../base/refusal.js";
import { importResults } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import type { ImportRow } from "./require-import.js";

/** The address of the folder that files come from, as a person gave it. */
export function readBase(given: string | undefined): string | null {
  const address = given?.trim() ?? "";
  if (address === "") return null;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) refuseFields([{ field: "base", code: "invalid" }]);
  const url = new URL(address);
  // Its last part is the folder, unless it is named like a file.
  if (!/(?:\/|\.[^/]*)$/.test(url.pathname)) url.pathname += "/";
  return url.href;
}

/** The address on the web of what has a path in an import; nothing where nobody said where that is. */
export type FindAddress = (path: string) => string | undefined;

/** The folder that all emails lie in is the one whose address was given, whatever it was called in an archive. */
export async function findAddresses({ database }: Ports, { id, base }: ImportRow): Promise<FindAddress> {
  if (base === null) return () => undefined;
  const name = sql`${importResults.name} collate "C"`;
  const [ends] = await database
    .select({ first: sql<string>`min(${name})`, last: sql<string>`max(${name})` })
    .from(importResults)
    .where(and(eq(importResults.importId, id), isNull(importResults.address)));
  const folder = encodePath(folderOf(ends?.first ?? "", ends?.last ?? ""));
  return (path) => new URL(`./${path.startsWith(folder) ? path.slice(folder.length) : path}`, base).href;
}

export const encodePath = (path: string) => path.split("/").map(encodeURIComponent).join("/");

/** The folder of both of two paths, and so of all that are sorted between them. */
function folderOf(one: string, other: string): string {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  return one.slice(0, one.lastIndexOf("/", same === one.length ? same : same - 1) + 1);
}
