import type { WebSocket } from "ws";
import * as Y from "yjs";
import type { Ports } from "../ports/ports.js";
import { type Ending, endings, GuardedSocket } from "./guarded-socket.js";
import type { Authors } from "./held-room.js";
import type { LiveRooms } from "./live-rooms.js";
import { isForbidden, judgeChange, type LivePerson, ownNameOf, saysThatTheyWrite } from "./live-session.js";
import type { PeerMessage } from "./read-message.js";

/** One connection, before and after its person signed in. */
export interface LivePeer {
  readonly socket: GuardedSocket;
  readonly templateId: string;
  /** Another process has the template open, and could not be reached. */
  readonly isBeside: boolean;
  /** Undefined until they signed in. */
  person: LivePerson | undefined;
  /** Which filling of the document their copy is of; undefined where they have none yet. */
  epoch: string | undefined;
  /** Gives the place of one more connection back. */
  leave: () => void;
}

/** So long may a connection say nothing of who it is. */
const signInMs = 10_000;
/** More than this nobody has to say before they are let in. */
const earlyMax = 16;

interface Opening {
  readonly templateId: string;
  readonly isBeside: boolean;
  readonly ports: Ports;
  readonly rooms: LiveRooms;
  readonly onRefused: (peer: LivePeer, ending: Ending) => void;
}

/** Watches over a connection from its first message. */
export function openPeer(ws: WebSocket, { templateId, isBeside, ports, rooms, onRefused }: Opening): LivePeer {
  let early = 0;
  const copies = new Set<number>();
  const peer: LivePeer = {
    ...{ templateId, isBeside, person: undefined, epoch: undefined },
    ...{ leave: () => undefined, socket: createSocket() },
  };
  const timer = setTimeout(() => {
    if (!peer.person) peer.socket.end(endings.malformed);
  }, signInMs).unref();
  ws.once("close", () => {
    clearTimeout(timer);
    peer.leave();
    rooms.get(templateId)?.presences.leave(copies);
  });
  return peer;

  function createSocket() {
    return new GuardedSocket(ws, {
      room: templateId,
      nowMs: () => ports.clock.now().getTime(),
      judge: (message) => (peer.person ? judgeMessage(peer.person, message) : judgeEarly(message)),
      onRefused: (ending) => onRefused(peer, ending),
    });
  }

  // The library keeps what comes before it has let somebody in, and then takes it unseen. Whatever is ignored here comes again with what
  // the peer answers when it is asked what it has.
  function judgeEarly({ kind }: PeerMessage) {
    early += 1;
    if (early > earlyMax) return endings.malformed;
    return kind === "update" || kind === "presence" || kind === "restored" ? "ignored" : "passes";
  }

  function judgeMessage(person: LivePerson, message: PeerMessage) {
    const held = rooms.get(templateId);
    if (!held) return judgeEarly(message);
    if (peer.epoch !== undefined && peer.epoch !== held.room.epoch) return endings.restarted;
    if (message.kind === "sign-in") return endings.malformed;
    if (message.kind === "presence") {
      if (person.isReadOnly && message.peers.some(saysThatTheyWrite)) return "ignored";
      return held.presences.judge(message.peers, ownNameOf(person), copies);
    }
    if (message.kind === "restored") return noteRestored(held.authors, person, message.versionDate);
    if (message.kind !== "update") return "passes";
    // The peer's library answers when it is asked, so who only looks may send what changes nothing; anything else is taken from nobody.
    if (person.isReadOnly) return isUpdate(message.update) ? "passes" : endings.malformed;
    if (isForbidden(message.update)) return endings.base64;
    let isChange = false;
    const ending = held.room.refuse(message.update, (before, after) => {
      isChange = true;
      return judgeChange(person, before, after);
    });
    if (ending) return ending;
    // Whoever comes in tells what they have, which changes nothing.
    if (isChange) {
      held.lastBy = person.user;
      held.authors.set(person.user.id, held.authors.get(person.user.id) ?? null);
    }
    return "passes";
  }
}

/** What somebody changed last was a version that they restored. Where they changed nothing it says nothing. */
function noteRestored(authors: Authors, { user, isReadOnly }: LivePerson, versionDate: Date): "ignored" | Ending {
  if (isReadOnly) return endings.malformed;
  if (authors.has(user.id)) authors.set(user.id, versionDate);
  return "ignored";
}

function isUpdate(update: Uint8Array): boolean {
  try {
    Y.decodeUpdate(update);
    return true;
  } catch {
    return false;
  }
}
