import type { Document } from "@hocuspocus/server";
import { refuse } from "../base/refusal.js";
import type { Ports } from "../ports/ports.js";
import { findBody } from "../resources/templates/repository.js";
import type { HeldRoom } from "./held-room.js";
import { keepRoom, takeKeptRoom } from "./kept-rooms.js";
import { type LastStored, openRoom } from "./live-room.js";
import { createPresences, type LivePerson } from "./live-session.js";

/** What is stored of a template. What this server cannot compile it could not store. */
async function findStorable(
  ports: Ports,
  { template: { id, name, preHeader }, user }: Pick<LivePerson, "template" | "user">,
): Promise<LastStored["body"]> {
  const stored = await findBody(ports.database, id);
  const { components } = stored;
  if (typeof components !== "object" || components === null) refuse("unavailable");
  const email = { name, preHeader, components, likes: [stored], againAs: id };
  if ((await ports.emails.run("compileEmail", email, { caller: user.id, again: id })) === null) refuse("unavailable");
  return stored;
}

interface OpeningHeld {
  readonly document: Document;
  readonly person: LivePerson;
  readonly isBeside: boolean;
  /** Waits until a room that everybody has left is forgotten: what is opened before would be forgotten with it. */
  readonly left: () => Promise<void>;
  /** Is nobody on their way back to what a process left of it? */
  readonly isAlone: () => boolean;
  readonly findAddress: () => string;
  /** Told where another process was quicker. */
  readonly onTaken: (templateId: string) => void;
}

/** Opens a room with what another process left of it, if any did, and keeps it for the one that comes next. */
export async function openHeld(ports: Ports, { document, person, isBeside, ...around }: OpeningHeld): Promise<HeldRoom> {
  const { id: templateId, workspaceId, version } = person.template;
  const body = await findStorable(ports, person);
  // Whoever kept a room without it could be taken for dead.
  await ports.processMark.hold().catch(() => refuse("unavailable"));
  const address = around.findAddress();
  await around.left();
  const mayBeginAnew = around.isAlone();
  const kept = await takeKeptRoom(ports, templateId, address);
  const opening = { templateId, workspaceId, version, components: body.components, address, kept, mayBeginAnew };
  const room = openRoom(document, { ...opening, newId: () => ports.ids.uuid() });
  room.isKept = await keepRoom(ports.database, ports.processMark, { ...room.kept(), templateId, address, wasKept: room.isKept });
  if (!room.isKept && !isBeside) {
    room.close();
    around.onTaken(templateId);
    refuse("unavailable");
  }
  // Was somebody quicker since they were let in, that is found when it is stored.
  room.lastStored = { template: person.template, body };
  const since = { keptAt: ports.clock.now().getTime(), isBehind: false, isGone: false, authors: new Map() };
  return { room, document, presences: createPresences(), lastBy: person.user, ...since, turn: Promise.resolve() };
}
