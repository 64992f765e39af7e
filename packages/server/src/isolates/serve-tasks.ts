import { parentPort } from "node:worker_threads";
import { answerCall, outOfMemory, type TaskCall, type TaskTable } from "./messages.js";

const memoryLookMs = 100;

/** Makes this thread or process an isolate that does these tasks. */
export function serveTasks(tasks: TaskTable): void {
  if (parentPort) {
    const port = parentPort;
    port.on("message", async (call: TaskCall) => port.postMessage(await answerCall(tasks, call)));
    return;
  }
  watchMemory(Number(process.argv[2]));
  process.on("message", async (call) => process.send?.(await answerCall(tasks, call as TaskCall)));
  // The server is gone, and nobody waits any more.
  process.on("disconnect", () => process.exit());
}

/** Native libraries take memory that the engine's own limit does not count. */
function watchMemory(memoryMaxMb: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryMaxMb * 1024 * 1024) process.exit(outOfMemory);
  }, memoryLookMs).unref();
}
