import { and, eq } from "drizzle-orm";
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

/** Keeps a room for the process that comes after this one. Where another one that lives keeps its own, that stays. */
export async function keepRoom(tx: Database, { own }: ProcessMark, templateId: string, { epoch, version, state }: KeptRoom): Promise<void> {
  const row = { epoch, version, holder: own, state: Buffer.from(state).toString("base64") };
  await tx
    .insert(liveRooms)
    .values({ templateId, ...row })
    .onConflictDoUpdate({ target: liveRooms.templateId, set: row, setWhere: eq(liveRooms.holder, own) });
}

/** Takes over a room that a process left that was killed: those who come back to it have what was not stored. */
export async function takeKeptRoom(ports: Keeping, templateId: string): Promise<KeptRoom | null> {
  const { database, processMark } = ports;
  const left = await findLeft(ports, templateId);
  if (!left) return null;
  const isAsFound = and(eq(liveRooms.templateId, templateId), eq(liveRooms.epoch, left.epoch), eq(liveRooms.holder, left.holder));
  const [row] = await database.update(liveRooms).set({ holder: processMark.own }).where(isAsFound).returning();
  return row ? { epoch: row.epoch, version: row.version, state: Buffer.from(row.state, "base64") } : null;
}

/** Which filling of a document would be gone on with, if somebody opened it. */
export async function keptEpoch(ports: Keeping, templateId: string): Promise<string | undefined> {
  return (await findLeft(ports, templateId))?.epoch;
}

/** Nobody has it open any more: the stored template says all. */
export async function forgetRoom({ database, processMark }: Keeping, templateId: string, epoch: string): Promise<void> {
  const isOwn = and(eq(liveRooms.holder, processMark.own), eq(liveRooms.epoch, epoch));
  await database.delete(liveRooms).where(and(eq(liveRooms.templateId, templateId), isOwn));
}

async function findLeft({ database, processMark }: Keeping, templateId: string) {
  const { epoch, holder } = liveRooms;
  const [row] = await database.select({ epoch, holder }).from(liveRooms).where(eq(liveRooms.templateId, templateId));
  return row && (row.holder === processMark.own || (await processMark.isGone(row.holder))) ? row : undefined;
}
