import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../database/database.js";
import type { ProcessMark } from "../database/process-mark.js";
import { liveRooms } from "../database/schema.js";

/** A shared document as the template was stored last. */
export interface KeptRoom {
  /** Which filling of the document it is. */
  readonly epoch: string;
  /** The version of the template that it says. */
  readonly version: number;
  readonly state: Uint8Array;
}

interface Keeping {
  readonly database: Database;
  readonly processMark: ProcessMark;
}

/**
 * Another process has taken this one for dead, and goes on with the room. Nothing may be stored from here any more, nor joined with what is stored:
 * those who come from here to the other one bring the same letters.
 */
export class RoomTaken extends Error {}

/**
 * Keeps a room for the process that comes after this one, and answers whether it is kept: where another one that lives keeps its own, that stays.
 * Throws `RoomTaken` where it was kept before, and is not this process's any more.
 */
export async function keepRoom(
  tx: Database,
  { own }: ProcessMark,
  room: KeptRoom & { templateId: string; address: string; wasKept: boolean },
): Promise<boolean> {
  const { templateId, epoch, version, state, address, wasKept } = room;
  const row = { epoch, version, holder: own, address, state: writeState(state) };
  const found = { templateId: liveRooms.templateId };
  if (wasKept) {
    const [kept] = await tx.update(liveRooms).set(row).where(isKeptBy(own, room)).returning(found);
    if (!kept) throw new RoomTaken();
    return true;
  }
  const [kept] = await tx
    .insert(liveRooms)
    .values({ templateId, ...row })
    .onConflictDoUpdate({ target: liveRooms.templateId, set: row, setWhere: eq(liveRooms.holder, own) })
    .returning(found);
  return kept !== undefined;
}

/** Keeps several rooms that this process kept before, in one statement. Answers which: the others are not this process's any more. */
export async function keepRooms(
  tx: Database,
  { own }: ProcessMark,
  rooms: readonly (KeptRoom & { readonly templateId: string })[],
): Promise<ReadonlySet<string>> {
  const rows = rooms.map(
    ({ templateId, epoch, version, state }) => sql`(${templateId}::uuid, ${epoch}::text, ${version}::int, ${writeState(state)}::text)`,
  );
  const kept: unknown = await tx.execute(sql`
    update ${liveRooms} as room set version = given.version, state = given.state
    from (values ${sql.join(rows, sql`, `)}) as given (template_id, epoch, version, state)
    where room.template_id = given.template_id and room.epoch = given.epoch and room.holder = ${own}::int
    returning room.template_id`);
  return new Set((kept as { rows: { template_id: string }[] }).rows.map((row) => row.template_id));
}

const writeState = (state: Uint8Array) => Buffer.from(state).toString("base64");

/** Does this process still keep a room that it kept? */
export async function isStillKept({ database, processMark }: Keeping, room: { templateId: string; epoch: string }): Promise<boolean> {
  const [row] = await database.select({ epoch: liveRooms.epoch }).from(liveRooms).where(isKeptBy(processMark.own, room));
  return row !== undefined;
}

const isKeptBy = (mark: number, { templateId, epoch }: { templateId: string; epoch: string }) =>
  and(eq(liveRooms.templateId, templateId), eq(liveRooms.epoch, epoch), eq(liveRooms.holder, mark));

/** Takes over a room that a process left that was killed: those who come back to it have what was not stored. */
export async function takeKeptRoom(ports: Keeping, templateId: string, address: string): Promise<KeptRoom | null> {
  const { database, processMark } = ports;
  const left = await findLeft(ports, templateId);
  if (!left) return null;
  const isAsFound = and(eq(liveRooms.templateId, templateId), eq(liveRooms.epoch, left.epoch), eq(liveRooms.holder, left.holder));
  const [row] = await database.update(liveRooms).set({ holder: processMark.own, address, people: [] }).where(isAsFound).returning();
  return row ? { epoch: row.epoch, version: row.version, state: Buffer.from(row.state, "base64") } : null;
}

/** Which filling of a document would be gone on with, if somebody opened it. */
export async function keptEpoch(ports: Keeping, templateId: string): Promise<string | undefined> {
  return (await findLeft(ports, templateId))?.epoch;
}

/** Nobody has it open any more: the stored template says all. */
export async function forgetRoom({ database, processMark }: Keeping, room: { templateId: string; epoch: string }): Promise<void> {
  await database.delete(liveRooms).where(isKeptBy(processMark.own, room));
}

/** The mark of no process. */
const nobody = 0;

/** Leaves a room for whichever process it is opened at next, which need not wait for the end of this one. */
export async function leaveRoom({ database, processMark }: Keeping, room: { templateId: string; epoch: string }): Promise<void> {
  await database.update(liveRooms).set({ holder: nobody, address: "", people: [] }).where(isKeptBy(processMark.own, room));
}

/** Says who is in a room that this process keeps. */
export async function keepPeople(
  { database, processMark }: Keeping,
  room: { templateId: string; epoch: string },
  people: readonly string[],
): Promise<void> {
  await database
    .update(liveRooms)
    .set({ people: [...people] })
    .where(isKeptBy(processMark.own, room));
}

/** A process that has a room open. */
export interface Holder {
  readonly mark: number;
  /** Where it is reached; empty where it is not known. */
  readonly address: string;
}

/** Which other process that lives has this template open? */
export async function findHolder({ database, processMark }: Keeping, templateId: string): Promise<Holder | null> {
  const found = { mark: liveRooms.holder, address: liveRooms.address };
  const [holder] = await database.select(found).from(liveRooms).where(eq(liveRooms.templateId, templateId));
  return holder && holder.mark !== processMark.own && !(await processMark.isGone(holder.mark)) ? holder : null;
}

async function findLeft({ database, processMark }: Keeping, templateId: string) {
  const { epoch, holder } = liveRooms;
  const [row] = await database.select({ epoch, holder }).from(liveRooms).where(eq(liveRooms.templateId, templateId));
  return row && (row.holder === processMark.own || (await processMark.isGone(row.holder))) ? row : undefined;
}
