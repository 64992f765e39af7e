import type { components } from "@mailwright/contract";
import { count, inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { importResults, jobs } from "../../database/schema.js";
import type { ReadEmail } from "../../emails/email-reading.js";
import type { ImportRow, ResultRow } from "./require-import.js";

type Schemas = components["schemas"];

/** What is stored of a reading beside the email itself. */
export interface StoredReport extends Pick<ReadEmail, "format" | "parts" | "problems" | "kept"> {
  /** Results of older versions have none. */
  preheader?: string;
}

/** What a list shows of a result. */
export type ListedRow = Omit<ResultRow, "source" | "document" | "html" | "before" | "address" | "tries" | "importId" | "position">;

/** Imports as their person sees them. */
export async function writeImports(tx: Database, rows: readonly ImportRow[]): Promise<Schemas["Import"][]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const counts = await tx
    .select({
      importId: importResults.importId,
      total: count(),
      waiting: sql<number>`count(*) filter (where ${importResults.state} = 'waiting')::int`,
      read: sql<number>`count(*) filter (where ${importResults.state} = 'read')::int`,
      refused: sql<number>`count(*) filter (where ${importResults.state} = 'refused')::int`,
      accepted: count(importResults.templateId),
    })
    .from(importResults)
    .where(inArray(importResults.importId, ids))
    .groupBy(importResults.importId);
  const works = await tx.select({ id: jobs.id, state: jobs.state }).from(jobs).where(inArray(jobs.id, ids));
  return rows.map(({ id, name, createdAt }) => {
    const found = counts.find(({ importId }) => importId === id);
    const { total = 0, waiting = 0, read = 0, refused = 0, accepted = 0 } = found ?? {};
    const job = works.find((work) => work.id === id);
    const state = stateOf(waiting, job?.state);
    return { id, name, createdAt: createdAt.toISOString(), state, total, waiting, read, refused, accepted };
  });
}

/** A job is forgotten a day after its end; what it left undone then stays so. */
function stateOf(waiting: number, job: string | undefined): Schemas["Import"]["state"] {
  if (waiting === 0) return "done";
  if (job === "waiting") return "running";
  return job === "failed" || job === "uncertain" ? "failed" : "cancelled";
}

/** A result as lists have it. */
export function writeResult(row: ListedRow): Schemas["ImportResult"] {
  const report = row.report as StoredReport | null;
  const { desktopDifference: desktop, phoneDifference: phone } = row;
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    state: row.state,
    failure: row.failure,
    format: report?.format ?? null,
    difference: desktop === null || phone === null ? null : { desktop: rounded(desktop), phone: rounded(phone) },
    kept: report?.kept ?? null,
    problemCount: report?.problems.length ?? 0,
    rawPartCount: report?.parts.filter(({ form }) => form === "raw").length ?? 0,
    templateId: row.templateId,
  };
}

/** The column holds half as many digits as numbers have here. */
const rounded = (share: number) => Math.round(share * 10_000) / 10_000;

/** A result with the email before and after. */
export function writeDetail(row: ResultRow): Schemas["ImportResultDetail"] {
  const report = row.report as StoredReport | null;
  return {
    result: writeResult(row),
    parts: report?.parts ?? [],
    problems: report?.problems ?? [],
    before: row.before ?? "",
    after: row.html ?? "",
  };
}
