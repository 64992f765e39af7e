import { mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const roomBytes = 4 * 1024 ** 3;

/**
 * A new directory for one test: in memory where there is room. Databases flush every commit, and a disk that others use
 * takes its time; what the kernel holds outlives kill -9 either way.
 */
export function makeTestDirectory(name: string): string {
  return mkdtempSync(join(hasRoomInMemory() ? memory : tmpdir(), `mailwright-${name}-`));
}

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > roomBytes;
  } catch {
    return false; // not on this system
  }
}
