import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import type { Socket } from "node:net";
import { join } from "node:path";
import { describeError } from "../../base/describe-error.js";
import type { PictureHold } from "../../database/picture-hold.js";
import { readFreeSpace, storageReserveBytes } from "../free-space.js";
import { type SnapshotAnswer, snapshotWord } from "./snapshot-talk.js";

interface Snapshots {
  dataDir: string;
  pictureHold: PictureHold;
  copyTo(directory: string): Promise<void>;
}

/**
 * What the process that has the embedded database does for an export by another: it copies the database, and keeps the copy and all pictures
 * for as long as the other holds the line. A copy that a killed process left behind is taken away.
 */
export function answerSnapshots(snapshots: Snapshots): (socket: Socket) => void {
  void removeLeftCopies(snapshots.dataDir).catch(() => {});
  return (socket) => {
    socket.setEncoding("utf8").once("data", (word: string) => {
      if (word !== snapshotWord) return socket.destroy();
      const gone = new Promise<void>((resolve) => socket.once("close", () => resolve()));
      void snapshots.pictureHold
        .during(() => lendCopy(snapshots, socket, gone))
        .catch((error: unknown) => {
          console.error("A copy of the database could not be made:", describeError(error));
          socket.destroy();
        });
    });
  };
}

const copyPrefix = "snapshot-";

async function lendCopy({ dataDir, copyTo }: Snapshots, socket: Socket, gone: Promise<void>): Promise<void> {
  const neededBytes = await measure(join(dataDir, "database"));
  const say = (answer: SnapshotAnswer) => void socket.write(`${JSON.stringify(answer)}\n`);
  if ((await readFreeSpace(dataDir)) < neededBytes + storageReserveBytes) {
    say({ fault: `The disk of ${dataDir} has no room for a copy of the database, which has ${Math.ceil(neededBytes / 1e6)} MB.` });
    return;
  }
  const directory = await mkdtemp(join(dataDir, copyPrefix));
  try {
    await copyTo(join(directory, "database"));
    say({ directory });
    await gone;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function measure(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  let bytes = 0;
  for (const entry of entries) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name)).catch(() => ({ size: 0 }))).size;
  }
  return bytes;
}

async function removeLeftCopies(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(copyPrefix)) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}
