import type { IncomingMessage } from "node:http";
import { type Document, Hocuspocus } from "@hocuspocus/server";
import { WebSocket } from "ws";
import { Refusal } from "../base/refusal.js";
import { createFollowing } from "../ports/following.js";
import type { Ports } from "../ports/ports.js";
import { endings } from "./guarded-socket.js";
import { findHolder } from "./kept-rooms.js";
import type { LivePeer } from "./live-peers.js";
import type { LiveRooms } from "./live-rooms.js";
import { admit, readSignIn } from "./live-session.js";
import type { PeopleHere } from "./people-here.js";

/** A change is stored once nothing more has come for this long, and at the latest after the second time. */
const quietMs = 600;
const storedWithinMs = 1500;
/** What could not be stored is tried again. */
const againMs = 2000;

/** What the library is told of a connection. */
interface Context {
  readonly peer: LivePeer;
}

/** An expected no. The library writes the messages of errors to the console, so it has none. */
class LiveRefusal extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super("");
    this.reason = reason;
  }
}

/** Brings those who have a template open together. */
export function createHub(ports: Ports, rooms: LiveRooms, people: PeopleHere): { connect(peer: LivePeer, request: IncomingMessage): void } {
  const places = createFollowing();
  const waiting = new Set<Document>();
  const again = (document: Document) => {
    if (waiting.has(document)) return;
    waiting.add(document);
    setTimeout(async () => {
      waiting.delete(document);
      if (hub.documents.get(document.name) !== document) return;
      // Where nobody is there any more, unloading stores it, or comes here again.
      if (document.getConnectionsCount() === 0) await hub.unloadDocument(document);
      else if (!(await rooms.store(document.name, false))) again(document);
    }, againMs).unref();
  };
  const hub: Hocuspocus = new Hocuspocus({
    quiet: true,
    debounce: quietMs,
    maxDebounce: storedWithinMs,
    onAuthenticate: async ({ token, requestHeaders, connectionConfig, context }) => {
      connectionConfig.readOnly = await signIn(ports, rooms, context, readSignIn(token, requestHeaders), places.enter);
    },
    onLoadDocument: async ({ document, context: { peer } }: { document: Document; context: Context }) => {
      if (!peer.person) throw new LiveRefusal("unauthenticated");
      await rooms.open(document, peer.person, peer.isBeside).catch(refuseQuietly);
    },
    connected: async ({ connection, documentName, context: { peer } }) => {
      const held = rooms.get(documentName);
      if (!held) return;
      const opened = { kind: "opened", epoch: held.room.epoch, version: held.room.version(), isReadOnly: peer.person?.isReadOnly ?? true };
      connection.sendStateless(JSON.stringify(opened));
      people.note(connection.document);
    },
    // Where somebody has left, or answers no more, the library keeps what is said on the connection from then on, unseen and without end.
    onDisconnect: async ({ document, context: { peer } }: { document: Document; context: Context }) => {
      people.note(document);
      peer.socket.end(endings.left);
    },
    onStoreDocument: async ({ document, documentName }) => {
      if (!(await rooms.store(documentName, document.getConnectionsCount() === 0))) again(document);
    },
    beforeUnloadDocument: async ({ document, documentName }) => {
      if (await rooms.store(documentName, true)) return;
      again(document);
      throw new LiveRefusal("unsaved");
    },
    afterUnloadDocument: async ({ documentName }) => rooms.close(documentName),
  });
  return {
    connect(peer, request) {
      // It asks for no more of a WebSocket than the guarded one has.
      hub.handleConnection(peer.socket as never, request, { peer } satisfies Context);
    },
  };
}

/** Lets somebody into a room, and answers whether they may only look. */
async function signIn(
  ports: Ports,
  rooms: LiveRooms,
  { peer }: Context,
  { headers, epoch }: ReturnType<typeof readSignIn>,
  enter: (userId: string) => () => void,
): Promise<boolean> {
  // What comes into a room that is given up would be lost; it is let go of in a moment.
  if (rooms.get(peer.templateId)?.isGone) throw new LiveRefusal(endings.restarted.reason);
  // What is stored from here on is heard of.
  await ports.news.ready();
  const person = await admit(ports, headers, peer.templateId);
  if (typeof person === "string") throw new LiveRefusal(person);
  // A copy of another filling would overwrite what people did since with what it has of old.
  if (epoch !== undefined && !(await rooms.isOfRoom(peer.templateId, epoch))) {
    if (!(await isElsewhere(ports, rooms, peer))) throw new LiveRefusal(endings.restarted.reason);
    peer.socket.end(endings.moved);
    throw new LiveRefusal(endings.moved.reason);
  }
  try {
    peer.leave = enter(person.user.id);
  } catch (error) {
    refuseQuietly(error);
  }
  // Whoever has hung up meanwhile takes no place.
  if (peer.socket.readyState !== WebSocket.OPEN) peer.leave();
  Object.assign(peer, { person, epoch });
  return person.isReadOnly;
}

/** Has another process taken the room since they were let in here? Their copy may be of its filling. */
async function isElsewhere(ports: Ports, rooms: LiveRooms, { templateId, isBeside }: LivePeer): Promise<boolean> {
  return !isBeside && !rooms.get(templateId) && (await findHolder(ports, templateId)) !== null;
}

function refuseQuietly(error: unknown): never {
  if (error instanceof Refusal) throw new LiveRefusal(error.code);
  throw error;
}
