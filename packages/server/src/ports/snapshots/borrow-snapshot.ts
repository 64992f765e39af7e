import { once } from "node:events";
import type { Socket } from "node:net";
import { callDataDir } from "../../database/lock-data-dir.js";
import { type SnapshotAnswer, snapshotWord } from "./snapshot-talk.js";

/** A copy of the database of a running server. */
export interface BorrowedSnapshot {
  /** A data directory with the database in it, and without pictures: those are where they were. */
  directory: string;
  /** Ends when the server does, and the copy with it. */
  lost: AbortSignal;
  giveBack(): void;
}

/** Why a running server gives no copy of its database. */
export class SnapshotError extends Error {
  override readonly name = "SnapshotError";
}

/** Asks the server that has a data directory for a copy of its database; null where it is too old to know how. */
export async function borrowSnapshot(dataDir: string): Promise<BorrowedSnapshot | null> {
  const socket = callDataDir(dataDir);
  const lost = new AbortController();
  socket.on("error", () => {});
  socket.once("close", () => lost.abort());
  await once(socket, "connect");
  socket.write(snapshotWord);
  const answer = await readAnswer(socket);
  if (answer === null) return null;
  if ("fault" in answer) {
    socket.destroy();
    throw new SnapshotError(answer.fault);
  }
  return { directory: answer.directory, lost: lost.signal, giveBack: () => void socket.destroy() };
}

/** The first line; null where the call is ended instead. */
function readAnswer(socket: Socket): Promise<SnapshotAnswer | null> {
  return new Promise((resolve) => {
    let text = "";
    socket.setEncoding("utf8").on("data", (piece: string) => {
      text += piece;
      if (text.includes("\n")) resolve(JSON.parse(text) as SnapshotAnswer);
    });
    socket.once("close", () => resolve(null));
  });
}
