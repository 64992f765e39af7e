import { isDeepStrictEqual } from "node:util";
import { and, eq, or, sql } from "drizzle-orm";
import { createRecent, type Recent } from "../../base/recent.js";
import type { Database } from "../../database/database.js";
import { templateBodies, templateVersions } from "../../database/schema.js";

/** A version that somebody answered about, beside what is stored now. */
export interface AnsweredVersion {
  readonly templateId: string;
  readonly versionDate: Date;
  /** Its number, and the number of what is stored now: where they are the same nothing need be compared. */
  readonly version: number;
  readonly storedVersion: number;
}

/** Verdicts that are kept for each database. What is stored under a number never changes, so each is worked out once and not with every list. */
const verdictsMax = 10_000;
const verdicts = new WeakMap<Database, Recent<boolean>>();

/** Answers which of these versions hold what is stored now, however often it was stored since. */
export async function findCurrent(database: Database, answered: readonly AnsweredVersion[]): Promise<(one: AnsweredVersion) => boolean> {
  const recent = verdicts.get(database) ?? createRecent(verdictsMax);
  verdicts.set(database, recent);
  const older = answered.filter(({ version, storedVersion }) => version !== storedVersion);
  const asked: AnsweredVersion[] = [];
  let compared: Promise<ReadonlySet<string>> | undefined;
  const judge = async (one: AnsweredVersion) => {
    asked.push(one);
    // All that nobody knows yet are compared in one statement, once it is known which these are.
    compared ??= Promise.resolve().then(() => compare(database, asked));
    return (await compared).has(keyOf(one));
  };
  const judged = await Promise.all(older.map((one) => recent(`${keyOf(one)} ${one.storedVersion}`, () => judge(one))));
  const same = new Set(older.filter((_, at) => judged[at]).map(keyOf));
  return (one) => one.version === one.storedVersion || same.has(keyOf(one));
}

async function compare(database: Database, answered: readonly AnsweredVersion[]): Promise<ReadonlySet<string>> {
  const same = new Set<string>();
  for (const one of await compareTexts(database, answered)) {
    if (one.isSame || (one.isAlike && (await holdsSameDocument(database, one)))) same.add(keyOf(one));
  }
  return same;
}

type Kept = Pick<AnsweredVersion, "templateId" | "versionDate">;

const keyOf = ({ templateId, versionDate }: Kept) => `${templateId} ${versionDate.getTime()}`;
const isThat = ({ templateId, versionDate }: Kept) =>
  and(eq(templateVersions.templateId, templateId), eq(templateVersions.versionDate, versionDate));

/** Bodies have up to twenty megabytes: the database compares them. */
function compareTexts(database: Database, kept: readonly Kept[]) {
  const [v, b] = [templateVersions, templateBodies];
  const isAlike = sql<boolean>`(${v.html} = ${b.html} and ${v.css} = ${b.css} and ${v.customStyles} = ${b.customStyles}
    and ${v.style}::text is not distinct from ${b.style}::text)`;
  const hasSameText = sql<boolean>`${v.components}::text is not distinct from ${b.components}::text`;
  return database
    .select({ templateId: v.templateId, versionDate: v.versionDate, isAlike, isSame: sql<boolean>`${isAlike} and ${hasSameText}` })
    .from(v)
    .innerJoin(b, eq(b.templateId, v.templateId))
    .where(or(...kept.map(isThat)));
}

/** What several people wrote together may hold the same values in another order. */
async function holdsSameDocument(database: Database, kept: Kept): Promise<boolean> {
  const [v, b] = [templateVersions, templateBodies];
  const texts = { kept: sql<string | null>`${v.components}::text`, stored: sql<string | null>`${b.components}::text` };
  const [row] = await database.select(texts).from(v).innerJoin(b, eq(b.templateId, v.templateId)).where(isThat(kept));
  const read = (text: string | null | undefined): unknown => JSON.parse(text ?? "null");
  return row !== undefined && isDeepStrictEqual(read(row.kept), read(row.stored));
}
