import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, unlinkSync } from "node:fs";
import { createServer, connect as openSocket, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The longest path a Unix socket may have on every system. */
const socketPathMaxBytes = 100;

/** A directory that is this process's alone. */
export interface DataDirLock {
  /** What is done with whoever calls; without it the call is ended. */
  onCall(answer: (socket: Socket) => void): void;
  unlock(): Promise<void>;
}

/**
 * Takes a directory for this process alone. Two processes on one embedded database lose acknowledged rows. A listening
 * socket is a lock that dies with its process (kill -9 included) and needs no process ids, so it also holds in containers.
 * The user of this process can call there, and nobody else.
 */
export async function lockDataDir(directory: string): Promise<DataDirLock> {
  mkdirSync(directory, { recursive: true });
  const path = socketPath(directory);
  let answer = (socket: Socket): void => void socket.end();
  const sockets = new Set<Socket>();
  const onCall = (socket: Socket) => {
    sockets.add(socket.unref());
    socket.on("close", () => sockets.delete(socket));
    // Whoever called may be gone again.
    socket.on("error", () => {});
    answer(socket);
  };
  const server = await listen(path, onCall).catch(async (error: unknown) => {
    if (!isAddressInUse(error)) throw error;
    if (await answers(path)) throw new DataDirInUseError(directory);
    unlinkSync(path); // left behind by a killed process
    return listen(path, onCall);
  });
  return {
    onCall: (listener) => {
      answer = listener;
    },
    unlock: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** A call to the process that has the directory. */
export const callDataDir = (directory: string): Socket => openSocket(socketPath(directory));

export class DataDirInUseError extends Error {
  override readonly name = "DataDirInUseError";

  constructor(directory: string) {
    super(`The data directory ${directory} is in use by another server. Set DATABASE_URL to run several.`);
  }
}

function socketPath(directory: string): string {
  const digest = createHash("sha256").update(directory).digest("hex").slice(0, 32);
  if (process.platform === "win32") return `\\\\.\\pipe\\mailwright-${digest}`;
  const inside = join(directory, ".lock.sock");
  return Buffer.byteLength(inside) <= socketPathMaxBytes ? inside : join(tmpdir(), `mailwright-${digest}.sock`);
}

function listen(path: string, onCall: (socket: Socket) => void): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer({ allowHalfOpen: false }, onCall);
    server.once("error", reject);
    server.listen(path, () => {
      if (process.platform !== "win32") chmodSync(path, 0o600);
      resolve(server.unref());
    });
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = openSocket(path);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

const isAddressInUse = (error: unknown) => error instanceof Error && "code" in error && error.code === "EADDRINUSE";
