import { HocuspocusProvider, HocuspocusProviderWebsocket } from "@hocuspocus/provider";
import { blockRegistry } from "@mailwright/blocks";
import { openReplica, type Replica } from "@mailwright/collaboration";
import type { Block } from "@mailwright/document";
import { WebSocket } from "ws";
import * as Y from "yjs";

/** A room to be, with those who come into it; the first of them writes. */
export interface RoomOrder {
  readonly id: string;
  /** The text in which is written. */
  readonly blockId: string;
  readonly people: readonly Newcomer[];
}

/** Somebody who comes in, and the address at which they do. */
export interface Newcomer {
  readonly headers: Record<string, string>;
  readonly url: string;
}

/** What the people of the rooms have seen. */
export interface RoomFigures {
  readonly letters: number;
  /** From a letter to the other person's document. */
  readonly arrivedMs: readonly number[];
  /** From a letter to the word that it is stored. */
  readonly storedMs: readonly number[];
  /** How often something was stored. */
  readonly stored: number;
  /** Letters of which nobody said until the end that they are stored. */
  readonly unsaved: number;
  /** Why connections ended by themselves, and why something was not stored, by how often. */
  readonly trouble: Record<string, number>;
}

export type PeopleOrder =
  | { readonly kind: "enter"; readonly rooms: readonly RoomOrder[] }
  | { readonly kind: "write"; readonly seconds: number; readonly everyMs: number }
  | { readonly kind: "leave" };

/** So long anything may take before it is given up and told as it is. */
const enterMaxMs = 120_000;
const storedMaxMs = 60_000;
/** No more than so many come in at once. */
const atOnce = 20;

interface Seen {
  arrivedMs: number[];
  storedMs: number[];
  stored: number;
}

interface Person {
  readonly doc: Y.Doc;
  readonly provider: HocuspocusProvider;
  isIn(): boolean;
  hasEnded(): boolean;
  leave(): void;
}

interface Room {
  readonly order: RoomOrder;
  readonly people: readonly Person[];
  readonly replica: Replica;
  /** When each letter was written, oldest first: those that have not arrived, and those that are not stored. */
  readonly onTheirWay: number[];
  readonly unsaved: number[];
  settled: number;
}

/** Does what the bench asks for, in a process of their own: what the people cost is no cost of the server's. */
export function servePeople(): void {
  const trouble: Record<string, number> = {};
  const note = (what: string) => {
    trouble[what] = (trouble[what] ?? 0) + 1;
  };
  const seen: Seen = { arrivedMs: [], storedMs: [], stored: 0 };
  let rooms: Room[] = [];

  async function enter(orders: readonly RoomOrder[]): Promise<void> {
    const waiting = [...orders];
    const next = async () => {
      for (let order = waiting.shift(); order; order = waiting.shift()) {
        const room = await openRoom(order, seen, note);
        if (room) rooms.push(room);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, next));
  }

  async function write(seconds: number, everyMs: number): Promise<RoomFigures> {
    Object.assign(seen, { arrivedMs: [], storedMs: [], stored: 0 });
    let letters = 0;
    const timers = rooms.map((room, at) => {
      let timer = setTimeout(
        () => {
          timer = setInterval(() => {
            letters += 1;
            writeLetter(room, letters);
          }, everyMs);
        },
        // Each at a moment of their own.
        (at * everyMs) / rooms.length,
      );
      return () => clearInterval(timer);
    });
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    for (const stop of timers) stop();
    const isOver = ({ unsaved, people }: Room) => unsaved.length === 0 || people.some((person) => person.hasEnded());
    await until(() => rooms.every(isOver), storedMaxMs);
    const unsaved = rooms.reduce((sum, room) => sum + room.unsaved.length, 0);
    return { letters, ...seen, unsaved, trouble };
  }

  process.on("message", async (order: PeopleOrder) => {
    let answer: unknown = null;
    if (order.kind === "enter") await enter(order.rooms);
    else if (order.kind === "write") answer = await write(order.seconds, order.everyMs);
    else {
      for (const { people, replica } of rooms) {
        replica.stop();
        for (const person of people) person.leave();
      }
      rooms = [];
    }
    process.send?.({ answer, rooms: rooms.length, trouble });
  });
}

async function openRoom(order: RoomOrder, seen: Seen, note: (what: string) => void): Promise<Room | null> {
  const state: { room?: Room } = {};
  const people: Person[] = [];
  // One after the other: of two who come to two processes in one moment one would be sent to the other process.
  for (const [at, newcomer] of order.people.entries()) {
    const person = enterRoom(order.id, newcomer, {
      note,
      onSaid: (kind, code) => {
        const { room } = state;
        if (kind === "not-stored") note(`not stored: ${code}`);
        if (at > 0 || !room) return;
        // Whatever had reached the server is in what is stored next.
        if (kind === "storing") room.settled = room.people[0]?.provider.hasUnsyncedChanges ? 0 : room.unsaved.length;
        if (kind !== "stored") return;
        seen.stored += 1;
        const now = performance.now();
        for (const writtenAt of room.unsaved.splice(0, room.settled)) seen.storedMs.push(now - writtenAt);
        room.settled = 0;
      },
    });
    people.push(person);
    if (!(await until(() => person.isIn() || person.hasEnded(), enterMaxMs))) note("never came in");
  }
  const [first, second] = people;
  if (!first?.isIn() || !second?.isIn()) {
    for (const person of people) person.leave();
    return null;
  }
  const room: Room = {
    ...{ order, people, onTheirWay: [], unsaved: [], settled: 0 },
    replica: openReplica(first.doc, blockRegistry, Math.random),
  };
  second.doc.on("update", () => {
    const writtenAt = room.onTheirWay.shift();
    if (writtenAt !== undefined) seen.arrivedMs.push(performance.now() - writtenAt);
  });
  state.room = room;
  return room;
}

interface Told {
  readonly note: (what: string) => void;
  readonly onSaid: (kind: string, code: string) => void;
}

function enterRoom(id: string, { url, headers }: Newcomer, { note, onSaid }: Told): Person {
  const doc = new Y.Doc();
  let isIn = false;
  let hasEnded = false;
  const ended = (reason: string) => {
    if (!hasEnded) note(`ended: ${reason}`);
    hasEnded = true;
  };
  const websocketProvider = new HocuspocusProviderWebsocket({
    url: `${url.replace("http", "ws")}/api/v2/live/${id}`,
    WebSocketPolyfill: WebSocket,
    maxAttempts: 1,
    onClose: ({ event }) => {
      ended(event.reason || String(event.code));
      websocketProvider.destroy();
    },
  });
  const provider = new HocuspocusProvider({
    ...{ websocketProvider, name: id, document: doc },
    token: [headers["x-session-id"], headers["authorization"]?.replace("Bearer ", "")].join(" "),
    onSynced: () => {
      isIn = true;
    },
    onAuthenticationFailed: ({ reason }) => ended(reason),
    onStateless: ({ payload }) => {
      const { kind, code = "" }: Record<string, string> = JSON.parse(payload);
      onSaid(kind ?? "", code);
    },
  });
  provider.attach();
  return {
    ...{ doc, provider, isIn: () => isIn && !hasEnded, hasEnded: () => hasEnded },
    leave() {
      hasEnded = true;
      provider.destroy();
      websocketProvider.destroy();
    },
  };
}

/** One more letter at the end of a text. */
function writeLetter(room: Room, nth: number): void {
  const { replica, order, people } = room;
  if (people.some((person) => person.hasEnded())) return;
  const letter = "abcdefgh "[nth % 9] ?? "";
  const change = (block: Block): Block => ({
    ...block,
    ...(block.id === order.blockId && { props: { ...block.props, text: withLetter(String(block.props["text"] ?? ""), letter) } }),
    ...(block.children && { children: block.children.map(change) }),
  });
  const document = replica.document();
  const now = performance.now();
  room.onTheirWay.push(now);
  room.unsaved.push(now);
  replica.write({ ...document, root: change(document.root) });
}

const withLetter = (text: string, letter: string) => (text.endsWith("</p>") ? text.replace(/<\/p>$/, `${letter}</p>`) : text + letter);

/** Answers whether it came true in time. */
async function until(isTrue: () => boolean, maxMs: number): Promise<boolean> {
  const end = performance.now() + maxMs;
  while (!isTrue()) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}
