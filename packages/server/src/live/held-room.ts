import type { Document } from "@hocuspocus/server";
import type { FastifyBaseLogger } from "fastify";
import type { Limiter } from "../base/limiter.js";
import { Refusal } from "../base/refusal.js";
import type { Ports } from "../ports/ports.js";
import { findBody, findTemplate } from "../resources/templates/repository.js";
import type { SignedInUser } from "../security/authenticate.js";
import { isStillKept, leaveRoom, RoomTaken } from "./kept-rooms.js";
import type { LiveRoom } from "./live-room.js";
import type { Presences } from "./live-session.js";
import { joinStored, type StoringBy, storeRoom } from "./store-room.js";

/** While people go on working, a version is kept this often. */
const versionEveryMs = 5 * 60_000;

/** Who changed something, with the date of the version that they restored; null where they did not. */
export type Authors = Map<string, Date | null>;

/** A room, and what of it changes with the people in it. */
export interface HeldRoom {
  readonly room: LiveRoom;
  readonly document: Document;
  readonly presences: Presences;
  lastBy: SignedInUser;
  /** Who has changed something since it was stored. */
  readonly authors: Authors;
  keptAt: number;
  /** Was it stored since a version was kept? */
  isBehind: boolean;
  /** The template is deleted, another process has taken the room, or what is here may not be stored and nobody is there to mend it. */
  isGone: boolean;
  /** What is stored, or taken over from what others stored, one after the other. */
  turn: Promise<unknown>;
}

/** What storing a room needs. */
export interface RoomStoring extends StoringBy {
  readonly log: FastifyBaseLogger;
  /** Lets rooms be stored a few at a time, whoever waits longest first. What is written in one while it waits is stored with the rest. */
  readonly inLine: Limiter;
  /** Told of each room with which another process goes on: who is there has to go there. */
  readonly onTaken: (templateId: string) => void;
}

/** Stores what has changed, and tells those who are there. Answers whether all is stored; never throws. */
export async function storeHeld(storing: RoomStoring, held: HeldRoom, isLast: boolean): Promise<boolean> {
  if (held.isGone || (!held.room.isUnsaved() && !(isLast && held.isBehind))) return true;
  return storing.inLine(() => storeNow(storing, held, isLast));
}

async function storeNow(storing: RoomStoring, held: HeldRoom, isLast: boolean): Promise<boolean> {
  const { ports, log } = storing;
  const { room, document, lastBy } = held;
  const nowMs = ports.clock.now().getTime();
  const isVersion = isLast || nowMs - held.keptAt >= versionEveryMs;
  const authors: Authors = new Map();
  const tellStoring = () => {
    for (const [author, restored] of held.authors) authors.set(author, restored ?? authors.get(author) ?? null);
    held.authors.clear();
    // Whoever hears this knows that what they had sent before is in what is stored next.
    document.broadcastStateless(JSON.stringify({ kind: "storing" }));
  };
  try {
    const version = await storeRoom(storing, room, { by: lastBy, authors, isVersion, storing: tellStoring });
    held.isGone = version === null;
    if (isVersion) held.keptAt = ports.clock.now().getTime();
    held.isBehind = !isVersion;
    document.broadcastStateless(JSON.stringify({ kind: "stored", version }));
  } catch (error) {
    for (const [author, restored] of authors) held.authors.set(author, held.authors.get(author) ?? restored);
    if (error instanceof RoomTaken) return giveUp(storing, held);
    // What may not be stored may not be stored later either. While somebody is there, it can be mended.
    if (error instanceof Refusal && document.getConnectionsCount() === 0) held.isGone = true;
    const words = held.isGone ? "was given up" : "could not be stored";
    log.error({ err: error, templateId: room.templateId }, `a template that people have open together ${words}`);
    document.broadcastStateless(JSON.stringify({ kind: "not-stored", code: error instanceof Refusal ? error.code : "unavailable" }));
    return held.isGone;
  }
  return held.isGone || !room.isUnsaved();
}

/** Stores what has changed, and leaves the room to the process that comes next. */
export async function leaveHeld(storing: RoomStoring, held: HeldRoom): Promise<void> {
  await storeHeld(storing, held, true);
  const onError = (err: unknown) => storing.log.error({ err }, "a room that is left is free only when this process has ended");
  await leaveRoom(storing.ports, held.room).catch(onError);
}

/** Takes over what others stored by other ways, and gives up a room that another process has taken. */
export async function catchUpHeld(storing: RoomStoring, held: HeldRoom): Promise<void> {
  const { room } = held;
  if (held.isGone) return;
  if (room.isKept && !(await isStillKept(storing.ports, room))) return void giveUp(storing, held);
  await catchUp(storing.ports, room).catch((error: unknown) => {
    if (!(error instanceof RoomTaken)) throw error;
    giveUp(storing, held);
  });
}

function giveUp({ log, onTaken }: RoomStoring, held: HeldRoom): true {
  const { templateId } = held.room;
  held.isGone = true;
  log.warn({ templateId }, "another process has taken a template that people have open together here");
  onTaken(templateId);
  return true;
}

async function catchUp(ports: Ports, room: LiveRoom): Promise<void> {
  const { templateId: id, workspaceId } = room;
  const template = await findTemplate(ports.database, { id, kind: "user", workspaceId });
  if (!template || template.version === room.version()) return;
  const { components } = await findBody(ports.database, id);
  await joinStored(ports, room, { version: template.version, components });
}
