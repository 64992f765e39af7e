import { createLimiter } from "../base/limiter.js";
import type { Ports } from "../ports/ports.js";
import type { LiveRoom } from "./live-room.js";
import { type StoredRoom, type TakenRoom, writeRoom, writeRooms } from "./write-rooms.js";

/** So many rooms are written in one transaction at most, and no more than so many characters. */
const togetherMax = 32;
const lengthMax = 2_000_000;
/** Those that cannot be written with others wait for locks, and must leave connections to everybody else. */
const apartAtOnce = 3;
/** Those that are ready wait so long for others that are on their way: less than anybody notices, and many times what a transaction takes. */
const gatherMs = 70;

/** Writes a room. Null where somebody stored the template since it was looked at. */
export type WriteRoom = (taken: TakenRoom) => Promise<StoredRoom | null>;

/** Where rooms are written. */
export interface Writing {
  readonly write: WriteRoom;
  /** What makes a room ready to be written: those that are ready wait a moment for it. */
  whileComing<T>(work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  readonly taken: TakenRoom;
  readonly since: number;
  resolve(stored: StoredRoom | null | Promise<StoredRoom | null>): void;
}

/**
 * Writes rooms that are ready at the same time in one transaction, which costs little more than one of them. Each stands for itself all the same: what
 * cannot be written with the others is written apart.
 */
export function createWriting(ports: Ports): Writing {
  const waiting: Waiting[] = [];
  /** Those with which a transaction failed, until they could be written. */
  const apart = new WeakSet<LiveRoom>();
  const inLine = createLimiter({ atOnceMax: apartAtOnce, waitingMax: Number.POSITIVE_INFINITY });
  // The embedded database has one connection, and those that wait for it become more.
  const atOnce = ports.processMark.isShared ? 2 : 1;
  let [writing, coming] = [0, 0];
  let gathered: NodeJS.Timeout | undefined;

  async function writeApart(taken: TakenRoom): Promise<StoredRoom | null> {
    const stored = await inLine(() => ports.database.transaction((tx) => writeRoom(tx, ports, taken)));
    apart.delete(taken.room);
    return stored;
  }

  async function writeTogether(rooms: readonly TakenRoom[]): Promise<ReadonlyMap<string, StoredRoom>> {
    try {
      return await ports.database.transaction((tx) => writeRooms(tx, ports, rooms));
    } catch {
      // Nobody knows whose fault it was; whose it is hears of it when it is written apart.
      for (const { room } of rooms) apart.add(room);
      return new Map();
    }
  }

  async function writeWaiting(): Promise<void> {
    const some = takeSome(waiting);
    const written = await writeTogether(some.map(({ taken }) => taken));
    for (const { taken, resolve } of some) resolve(written.get(taken.room.templateId) ?? writeApart(taken));
  }

  /** Do those that are ready wait for others? */
  function isGathering(): boolean {
    const [first] = waiting;
    // What passed while others were written counts too.
    const leftMs = first ? first.since + gatherMs - performance.now() : 0;
    if (coming === 0 || waiting.length >= togetherMax || leftMs <= 0) return false;
    gathered ??= setTimeout(() => {
      gathered = undefined;
      writeNext();
    }, leftMs);
    return true;
  }

  function writeNext(): void {
    while (writing < atOnce && waiting.length > 0 && !isGathering()) {
      clearTimeout(gathered);
      gathered = undefined;
      writing += 1;
      void writeWaiting().finally(() => {
        writing -= 1;
        writeNext();
      });
    }
  }

  return {
    async whileComing(work) {
      coming += 1;
      try {
        return await work();
      } finally {
        coming -= 1;
      }
    },
    async write(taken) {
      if (apart.has(taken.room)) return writeApart(taken);
      return new Promise((resolve) => {
        waiting.push({ taken, since: performance.now(), resolve });
        writeNext();
      });
    },
  };
}

/** Those that wait longest, of which there is one at least. */
function takeSome(waiting: Waiting[]): Waiting[] {
  let length = 0;
  const end = waiting.findIndex(({ taken: { body, state } }, at) => {
    length += body.html.length + state.length;
    return at >= togetherMax || (at > 0 && length > lengthMax);
  });
  return waiting.splice(0, end === -1 ? waiting.length : end);
}
