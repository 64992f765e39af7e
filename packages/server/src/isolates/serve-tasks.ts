import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { answerCall, outOfMemory, type TaskCall, type TaskTable } from "./messages.js";

const memoryLookMs = 100;

/** Makes this thread or process an isolate that does these tasks. */
export function serveTasks(tasks: TaskTable): void {
  if (parentPort) {
    const port = parentPort;
    lowerOwnPriority();
    port.on("message", async (call: TaskCall) => port.postMessage(await answerCall(tasks, call)));
    return;
  }
  watchMemory(Number(process.argv[2]));
  process.on("message", async (call) => process.send?.(await answerCall(tasks, call as TaskCall)));
  // The server is gone, and nobody waits any more.
  process.on("disconnect", () => process.exit());
}

/** Linux gives each thread a priority of its own: where cores are few, whoever waits for an answer goes before work on megabytes. */
function lowerOwnPriority(): void {
  try {
    const [, thread] = /task\/(\d+)$/.exec(readlinkSync("/proc/thread-self")) ?? [];
    if (thread !== undefined) setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Other systems have no such thing; the limits hold all the same.
  }
}

/** Native libraries take memory that the engine's own limit does not count. */
function watchMemory(memoryMaxMb: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryMaxMb * 1024 * 1024) process.exit(outOfMemory);
  }, memoryLookMs).unref();
}
