import { createHash } from "node:crypto";
import { mkdirSync, unlinkSync } from "node:fs";
import { createServer, connect as openSocket, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The longest path a Unix socket may have on every system. */
const socketPathMaxBytes = 100;

/**
 * Takes a directory for this process alone and answers how to give it back. Two processes on one embedded database lose
 * acknowledged rows. A listening socket is a lock that dies with its process (kill -9 included) and needs no process ids,
 * so it also holds in containers.
 */
export async function lockDataDir(directory: string): Promise<() => Promise<void>> {
  mkdirSync(directory, { recursive: true });
  const path = socketPath(directory);
  const server = await listen(path).catch(async (error: unknown) => {
    if (!isAddressInUse(error)) throw error;
    if (await answers(path)) throw new DataDirInUseError(directory);
    unlinkSync(path); // left behind by a killed process
    return listen(path);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}

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

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.once("error", reject);
    server.listen(path, () => resolve(server.unref()));
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
