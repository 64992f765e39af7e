import type { Document } from "@hocuspocus/server";
import type { FastifyBaseLogger } from "fastify";
import { Refusal, refuse } from "../base/refusal.js";
import type { Ports } from "../ports/ports.js";
import { findBody, findTemplate } from "../resources/templates/repository.js";
import type { SignedInUser } from "../security/authenticate.js";
import { forgetRoom, keepRoom, takeKeptRoom } from "./kept-rooms.js";
import { type LiveRoom, openRoom } from "./live-room.js";
import { createPresences, type LivePerson, type Presences } from "./live-session.js";
import { joinStored, storeRoom } from "./store-room.js";

/** While people go on working, a version is kept this often. */
const versionEveryMs = 5 * 60_000;

/** A room, and what of it changes with the people in it. */
interface HeldRoom {
  readonly room: LiveRoom;
  readonly document: Document;
  readonly presences: Presences;
  lastBy: SignedInUser;
  keptAt: number;
  /** Was it stored since a version was kept? */
  isBehind: boolean;
  /** The template is deleted, or what is here may not be stored and nobody is there to mend it. */
  isGone: boolean;
  /** What is stored, or taken over from what others stored, one after the other. */
  turn: Promise<unknown>;
}

/** The rooms of this process. */
export interface LiveRooms {
  /** Fills the document of a room with the stored template. Refused where this server could not store it. */
  open(document: Document, person: LivePerson): Promise<void>;
  get(templateId: string): HeldRoom | undefined;
  ids(): readonly string[];
  /** Stores what has changed, and tells those who are there. Answers whether all is stored; never throws. */
  store(templateId: string, isLast: boolean): Promise<boolean>;
  /** Takes over what others stored by other ways. */
  catchUp(templateId: string): Promise<void>;
  close(templateId: string): Promise<void>;
}

export function createRooms(ports: Ports, log: FastifyBaseLogger): LiveRooms {
  const rooms = new Map<string, HeldRoom>();
  const nowMs = () => ports.clock.now().getTime();

  async function storeHeld(held: HeldRoom, isLast: boolean): Promise<boolean> {
    const { room, document, lastBy } = held;
    if (held.isGone || (!room.isUnsaved() && !(isLast && held.isBehind))) return true;
    const isVersion = isLast || nowMs() - held.keptAt >= versionEveryMs;
    // Whoever hears this knows that what they had sent before is in what is stored next.
    const storing = () => document.broadcastStateless(JSON.stringify({ kind: "storing" }));
    try {
      const version = await storeRoom(ports, room, { by: lastBy, isVersion, storing });
      held.isGone = version === null;
      if (isVersion) held.keptAt = nowMs();
      held.isBehind = !isVersion;
      document.broadcastStateless(JSON.stringify({ kind: "stored", version }));
    } catch (error) {
      // What may not be stored may not be stored later either. While somebody is there, it can be mended.
      if (error instanceof Refusal && document.getConnectionsCount() === 0) held.isGone = true;
      const words = held.isGone ? "was given up" : "could not be stored";
      log.error({ err: error, templateId: room.templateId }, `a template that people have open together ${words}`);
      document.broadcastStateless(JSON.stringify({ kind: "not-stored", code: error instanceof Refusal ? error.code : "unavailable" }));
      return held.isGone;
    }
    return held.isGone || !room.isUnsaved();
  }

  function inTurn<T>(held: HeldRoom, work: () => Promise<T>): Promise<T> {
    const done = held.turn.then(work);
    held.turn = done.catch(() => undefined);
    return done;
  }

  return {
    async open(document, { template, user }) {
      const { id: templateId, workspaceId, version, name, preHeader } = template;
      const stored = await findBody(ports.database, templateId);
      const { components } = stored;
      if (typeof components !== "object" || components === null) refuse("unavailable");
      const email = { name, preHeader, components, likes: [stored] };
      // What this server cannot compile it could not store.
      if ((await ports.emails.run("compileEmail", email, { caller: user.id })) === null) refuse("unavailable");
      const kept = await takeKeptRoom(ports, templateId);
      const room = openRoom(document, { templateId, workspaceId, version, components, kept, newId: () => ports.ids.uuid() });
      await keepRoom(ports.database, ports.processMark, templateId, room.kept());
      const held = { room, document, presences: createPresences(), lastBy: user, keptAt: nowMs(), isBehind: false, isGone: false };
      rooms.set(templateId, { ...held, turn: Promise.resolve() });
    },
    get: (templateId) => rooms.get(templateId),
    ids: () => [...rooms.keys()],
    async store(templateId, isLast) {
      const held = rooms.get(templateId);
      return held ? inTurn(held, () => storeHeld(held, isLast)) : true;
    },
    async catchUp(templateId) {
      const held = rooms.get(templateId);
      if (held) await inTurn(held, () => catchUp(ports, held.room));
    },
    async close(templateId) {
      const { room } = rooms.get(templateId) ?? {};
      room?.close();
      rooms.delete(templateId);
      if (room)
        await forgetRoom(ports, templateId, room.epoch).catch((error: unknown) =>
          log.error({ err: error, templateId }, "a room stays kept"),
        );
    },
  };
}

async function catchUp(ports: Ports, room: LiveRoom): Promise<void> {
  const { templateId: id, workspaceId } = room;
  const template = await findTemplate(ports.database, { id, kind: "user", workspaceId });
  if (!template || template.version === room.version()) return;
  const { components } = await findBody(ports.database, id);
  await joinStored(ports, room, { version: template.version, components });
}
