import { setImmediate as afterOthers } from "node:timers/promises";
import type { Document } from "@hocuspocus/server";
import type { FastifyBaseLogger } from "fastify";
import { createLimiter } from "../base/limiter.js";
import { refuse } from "../base/refusal.js";
import type { Ports } from "../ports/ports.js";
import { catchUpHeld, type HeldRoom, leaveHeld, type RoomStoring, storeHeld } from "./held-room.js";
import { forgetRoom, keptEpoch } from "./kept-rooms.js";
import type { LivePerson } from "./live-session.js";
import { openHeld } from "./open-held.js";
import { createRoomReturns } from "./room-returns.js";
import { createWriting } from "./write-together.js";

/** The rooms of this process. */
export interface LiveRooms {
  /**
   * Fills the document of a room with the stored template. Refused where this server could not store it, and where another process has it open,
   * unless that was asked in vain (`isBeside`).
   */
  open(document: Document, person: LivePerson, isBeside: boolean): Promise<void>;
  get(templateId: string): HeldRoom | undefined;
  /** Is this the filling of a document that is open, or that is gone on with where a process left it? */
  isOfRoom(templateId: string, epoch: string): Promise<boolean>;
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

/** Rooms that are stored at once: those that are compiled, those that are written together, and those that will be next. */
const storedAtOnce = 64;
/** A few more than there are threads that compile, and fewer than may wait there for one person. */
const compiledAtOnce = 6;

export function createRooms(ports: Ports, { log, address: findAddress, onTaken }: Surroundings): LiveRooms {
  const rooms = new Map<string, HeldRoom>();
  /** Rooms that everybody has left, until they are forgotten: what is opened anew before would be forgotten with them. */
  const leaving = new Map<string, Promise<void>>();
  let isLeaving = false;
  const nowMs = () => ports.clock.now().getTime();
  const lineOf = (atOnceMax: number) => createLimiter({ atOnceMax, waitingMax: Number.POSITIVE_INFINITY });
  const [inLine, compiling] = [lineOf(storedAtOnce), lineOf(compiledAtOnce)];
  const storing: RoomStoring = { ports, log, inLine, compiling, writing: createWriting(ports), onTaken };

  function inTurn<T>(held: HeldRoom, work: () => Promise<T>): Promise<T> {
    const done = held.turn.then(work);
    held.turn = done.catch(() => undefined);
    return done;
  }

  const returns = createRoomReturns({
    nowMs,
    open: (templateId) => rooms.get(templateId)?.room.epoch,
    async kept(templateId) {
      await leaving.get(templateId);
      return keptEpoch(ports, templateId);
    },
  });

  return {
    open: (document, person, isBeside) =>
      returns.whileOpening(person.template.id, async () => {
        if (isLeaving) refuse("unavailable");
        const { template } = person;
        const left = () => Promise.resolve(leaving.get(template.id));
        const isAlone = () => returns.isAlone(template);
        const held = await openHeld(ports, { document, person, isBeside, left, isAlone, findAddress, onTaken });
        rooms.set(template.id, held);
      }),
    get: (templateId) => rooms.get(templateId),
    isOfRoom: returns.isOfRoom,
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
