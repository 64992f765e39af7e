import { setImmediate as afterOthers } from "node:timers/promises";
import type { Document } from "@hocuspocus/server";
import type { FastifyBaseLogger } from "fastify";
import { createLimiter } from "../base/limiter.js";
import { refuse } from "../base/refusal.js";
import type { Ports } from "../ports/ports.js";
import { findBody } from "../resources/templates/repository.js";
import { catchUpHeld, type HeldRoom, leaveHeld, type RoomStoring, storeHeld } from "./held-room.js";
import { forgetRoom, keepRoom, keptEpoch, takeKeptRoom } from "./kept-rooms.js";
import { openRoom } from "./live-room.js";
import { createPresences, type LivePerson } from "./live-session.js";

/** The rooms of this process. */
export interface LiveRooms {
  /**
   * Fills the document of a room with the stored template. Refused where this server could not store it, and where another process has it open,
   * unless that was asked in vain (`isBeside`).
   */
  open(document: Document, person: LivePerson, isBeside: boolean): Promise<void>;
  get(templateId: string): HeldRoom | undefined;
  /** Which filling of a document is open, or is gone on with where a process was killed. */
  epoch(templateId: string): Promise<string | undefined>;
  ids(): readonly string[];
  /** Stores what has changed, and tells those who are there. Answers whether all is stored; never throws. */
  store(templateId: string, isLast: boolean): Promise<boolean>;
  /** Takes over what others stored by other ways, and gives up a room that another process has taken. */
  catchUp(templateId: string): Promise<void>;
  close(templateId: string): Promise<void>;
  /** Stores everything, and leaves the rooms to the process that comes after this one: whoever comes back is in the same room. */
  leaveAll(): Promise<void>;
}

interface Surroundings {
  readonly log: FastifyBaseLogger;
  /** Where other processes reach this one. */
  readonly address: () => string;
  /** Told of each room with which another process goes on: who is there has to go there. */
  readonly onTaken: (templateId: string) => void;
}

/** Rooms that are stored at once. A few more than there are threads that compile, as some of them wait for the database. */
const storedAtOnce = 6;

/** The document of a template. What this server cannot compile it could not store. */
async function findStorable(
  ports: Ports,
  { template: { id, name, preHeader }, user }: Pick<LivePerson, "template" | "user">,
): Promise<object> {
  const stored = await findBody(ports.database, id);
  const { components } = stored;
  if (typeof components !== "object" || components === null) refuse("unavailable");
  const email = { name, preHeader, components, likes: [stored] };
  if ((await ports.emails.run("compileEmail", email, { caller: user.id })) === null) refuse("unavailable");
  return components;
}

export function createRooms(ports: Ports, { log, address: findAddress, onTaken }: Surroundings): LiveRooms {
  const rooms = new Map<string, HeldRoom>();
  /** Rooms that everybody has left, until they are forgotten: what is opened anew before would be forgotten with them. */
  const leaving = new Map<string, Promise<void>>();
  let isLeaving = false;
  const nowMs = () => ports.clock.now().getTime();
  const inLine = createLimiter({ atOnceMax: storedAtOnce, waitingMax: Number.POSITIVE_INFINITY });
  const storing: RoomStoring = { ports, log, inLine, onTaken };

  function inTurn<T>(held: HeldRoom, work: () => Promise<T>): Promise<T> {
    const done = held.turn.then(work);
    held.turn = done.catch(() => undefined);
    return done;
  }

  return {
    async open(document, { template, user }, isBeside) {
      if (isLeaving) refuse("unavailable");
      const { id: templateId, workspaceId, version } = template;
      const components = await findStorable(ports, { template, user });
      // Whoever kept a room without it could be taken for dead.
      await ports.processMark.hold().catch(() => refuse("unavailable"));
      const address = findAddress();
      await leaving.get(templateId);
      const kept = await takeKeptRoom(ports, templateId, address);
      const room = openRoom(document, { templateId, workspaceId, address, version, components, kept, newId: () => ports.ids.uuid() });
      room.isKept = await keepRoom(ports.database, ports.processMark, { ...room.kept(), templateId, address, wasKept: room.isKept });
      if (!room.isKept && !isBeside) {
        room.close();
        // Another process was quicker.
        onTaken(templateId);
        refuse("unavailable");
      }
      const held = { room, document, presences: createPresences(), lastBy: user, keptAt: nowMs(), isBehind: false, isGone: false };
      rooms.set(templateId, { ...held, authors: new Set(), turn: Promise.resolve() });
    },
    get: (templateId) => rooms.get(templateId),
    async epoch(templateId) {
      await leaving.get(templateId);
      return rooms.get(templateId)?.room.epoch ?? keptEpoch(ports, templateId);
    },
    ids: () => [...rooms.keys()],
    async store(templateId, isLast) {
      const held = rooms.get(templateId);
      return held ? inTurn(held, () => storeHeld(storing, held, isLast)) : true;
    },
    async catchUp(templateId) {
      const held = rooms.get(templateId);
      if (held) await inTurn(held, () => catchUpHeld(storing, held));
    },
    async close(templateId) {
      const { room } = rooms.get(templateId) ?? {};
      room?.close();
      rooms.delete(templateId);
      if (!room || isLeaving) return;
      const forgetting = forgetRoom(ports, room).catch((error: unknown) => log.error({ err: error, templateId }, "a room stays kept"));
      leaving.set(templateId, forgetting);
      await forgetting;
      leaving.delete(templateId);
    },
    async leaveAll() {
      isLeaving = true;
      // What has arrived until now happens before it is stored.
      await afterOthers();
      await Promise.all([...leaving.values(), ...[...rooms.values()].map((held) => inTurn(held, () => leaveHeld(storing, held)))]);
    },
  };
}
