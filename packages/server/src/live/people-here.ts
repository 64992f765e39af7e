import type { Document } from "@hocuspocus/server";
import type { FastifyBaseLogger } from "fastify";
import type { Ports } from "../ports/ports.js";
import { keepPeople } from "./kept-rooms.js";
import type { LivePeer } from "./live-peers.js";
import type { LiveRooms } from "./live-rooms.js";

/** Those who come or go within this are told together: where a line fails everybody comes back at once. */
const togetherMs = 300;

/** Keeps who is in which room, for lists of templates: all processes read them. */
export interface PeopleHere {
  /** Somebody came into this room, or went. */
  note(document: Document): void;
}

export function createPeopleHere(ports: Ports, rooms: LiveRooms, log: FastifyBaseLogger): PeopleHere {
  const told = new WeakMap<Document, string>();
  const waiting = new Set<Document>();

  async function tell(document: Document): Promise<void> {
    const held = rooms.get(document.name);
    // A room that is let go of is forgotten with everybody in it, and one that is another process's is that one's to tell of.
    if (held?.document !== document || held.isGone) return;
    const people = peopleIn(document);
    const key = people.join();
    if (key === (told.get(document) ?? "")) return;
    told.set(document, key);
    await keepPeople(ports, held.room, people).catch((err: unknown) => {
      told.delete(document);
      log.warn({ err, templateId: document.name }, "who has a template open could not be kept");
    });
  }

  return {
    note(document) {
      if (waiting.has(document)) return;
      waiting.add(document);
      setTimeout(() => {
        waiting.delete(document);
        void tell(document);
      }, togetherMs).unref();
    },
  };
}

/** Each once, in how many windows they may have it open. */
function peopleIn(document: Document): readonly string[] {
  const ids = document.getConnections().flatMap(({ context }: { context: { peer?: LivePeer } }) => context.peer?.person?.user.id ?? []);
  return [...new Set(ids)].sort();
}
