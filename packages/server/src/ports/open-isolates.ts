import { availableParallelism } from "node:os";
import type { DrawingTasks } from "../drawing/drawing-tasks.js";
import type { EmailTasks } from "../emails/email-tasks.js";
import { type IsolateFile, processOf, threadOf } from "../isolates/isolate.js";
import { type IsolateName, isolateFile } from "../isolates/isolate-file.js";
import { createIsolatePool } from "../isolates/isolate-pool.js";
import type { Ports } from "./ports.js";

export interface OpenIsolates extends Pick<Ports, "emails" | "uploads" | "drawings"> {
  close(): Promise<void>;
}

/** A core is left to the server itself. */
const atOnceMax = Math.max(1, Math.min(2, availableParallelism() - 1));

/** The pools for work that could keep the server from answering. None of their threads and processes is started before it is needed. */
export function openIsolates(fileOf: (name: IsolateName) => ReturnType<IsolateFile> = isolateFile): OpenIsolates {
  const emails = createIsolatePool<EmailTasks>({
    start: threadOf(() => fileOf("email-worker"), { memoryMaxMb: 512 }),
    atOnceMax,
    waitingMax: 100,
    waitingPerCallerMax: 8,
    timeMaxMs: 10_000,
  });
  const draws = (waitingMax: number, waitingPerCallerMax: number, timeMaxMs: number) =>
    createIsolatePool<DrawingTasks>({
      start: processOf(() => fileOf("drawing-process"), { memoryMaxMb: 1024 }),
      atOnceMax: 1,
      waitingMax,
      waitingPerCallerMax,
      timeMaxMs,
    });
  const uploads = draws(100, 8, 15_000);
  const drawings = draws(400, 400, 15_000);
  const close = async () => void (await Promise.all([emails, uploads, drawings].map((pool) => pool.close())));
  return { emails, uploads, drawings, close };
}
