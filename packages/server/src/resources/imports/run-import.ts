import { and, asc, eq, sql } from "drizzle-orm";
import { Refusal } from "../../base/refusal.js";
import { importResults, imports } from "../../database/schema.js";
import { goesOn, type Job, type JobOutcome } from "../../jobs/job-queue.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { findAsker } from "../jobs/find-asker.js";
import { fetchSource } from "./fetch-source.js";
import { type PlacedSource, placePictures } from "./place-pictures.js";
import { readEmail } from "./read-email.js";
import type { ImportRow, ResultRow } from "./require-import.js";
import { refuseResult, storeReading } from "./store-reading.js";

/** So many emails are one turn; after that others have theirs. */
const turnMax = 20;
/** While one waits for its pictures, another is laid out. */
const atOnceMax = 2;
/** An email that ended the process twice would do so again. */
const triesMax = 2;

/** One email of an import that is worked at. */
interface Task {
  ports: Ports;
  user: SignedInUser;
  own: ImportRow;
  signal: AbortSignal;
}

/** Reads the emails of an import that wait, some of them in one turn. Each is stored as soon as it is read, so nothing is done twice. */
export async function runImport(ports: Ports, job: Job, signal: AbortSignal): Promise<JobOutcome | typeof goesOn> {
  const user = await findAsker(ports, job);
  const [own] = await ports.database.select().from(imports).where(eq(imports.id, job.id));
  if (!own) return { value: {} }; // removed meanwhile
  const rows = await nextWaiting(ports, own.id, turnMax + 1);
  const turn = rows.slice(0, turnMax);
  const task = { ports, user, own, signal };
  const work = async () => {
    for (let row = turn.shift(); row !== undefined && !signal.aborted; row = turn.shift()) await importOne(task, row);
  };
  // None is left at work behind the end of the turn.
  const ends = await Promise.allSettled(Array.from({ length: atOnceMax }, work));
  const [fault] = ends.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
  if (fault !== undefined) throw fault;
  signal.throwIfAborted();
  return rows.length > turnMax ? goesOn : { value: {} };
}

function nextWaiting({ database }: Ports, importId: string, limit: number): Promise<ResultRow[]> {
  return database
    .select()
    .from(importResults)
    .where(and(eq(importResults.importId, importId), eq(importResults.state, "waiting")))
    .orderBy(asc(importResults.position))
    .limit(limit);
}

async function importOne(task: Task, row: ResultRow): Promise<void> {
  const { ports, signal } = task;
  if (row.tries >= triesMax) return refuseResult(ports, row.id, "import-failed");
  await ports.database
    .update(importResults)
    .set({ tries: sql`${importResults.tries} + 1` })
    .where(eq(importResults.id, row.id));
  try {
    const given = await findSource(task, row);
    if (typeof given === "string") return await refuseResult(ports, row.id, given);
    const { title, base } = given;
    const reading = await readEmail(
      ports,
      { source: given.source, title, ...(base !== undefined && { base }) },
      { caller: task.user.id, signal },
    );
    signal.throwIfAborted();
    await storeReading(ports, { id: row.id, title, source: row.address === null ? null : given.source }, reading, given.problems);
  } catch (error) {
    // Stopped, or put off: it is read again, and that was no try of its own.
    if (signal.aborted || (error instanceof Refusal && error.code === "unavailable")) await giveTryBack(ports, row);
    if (signal.aborted || !(error instanceof Refusal)) throw error;
    if (error.code === "unavailable") throw error;
    await refuseResult(ports, row.id, error.code);
  }
}

async function giveTryBack({ database }: Ports, { id, tries }: ResultRow): Promise<void> {
  await database.update(importResults).set({ tries }).where(eq(importResults.id, id));
}

interface GivenSource extends PlacedSource {
  title: string;
}

/** The email as it is to be read, or the code of why it cannot be had. */
async function findSource({ ports, user, own, signal }: Task, row: ResultRow): Promise<GivenSource | string> {
  if (row.address !== null) return fetchSource(ports, row.address, signal);
  return { ...(await placePictures(ports, user, own, { path: row.name, source: row.source ?? "" })), title: row.title };
}
