import type { DrawingTasks } from "../drawing/drawing-tasks.js";
import type { EmailTasks } from "../emails/email-tasks.js";
import { type IsolateFile, processOf, threadOf } from "../isolates/isolate.js";
import { type IsolateName, isolateFile } from "../isolates/isolate-file.js";
import { createIsolatePool } from "../isolates/isolate-pool.js";
import type { Ports } from "./ports.js";

export interface OpenIsolates extends Pick<Ports, "emails" | "uploads" | "drawings"> {
  close(): Promise<void>;
}

/**
 * Two, however few the cores: they have a lower priority than the server. One user has one of them at most, so that what takes its ten
 * seconds in it keeps no mail and no upload of anybody else waiting.
 */
const places = { atOnceMax: 2, atWorkPerCallerMax: 1 };

/** The pools for work that could keep the server from answering. None of their threads and processes is started before it is needed. */
export function openIsolates(fileOf: (name: IsolateName) => ReturnType<IsolateFile> = isolateFile): OpenIsolates {
  const emails = createIsolatePool<EmailTasks>({
    start: threadOf(() => fileOf("email-worker"), { memoryMaxMb: 512 }),
    ...places,
    waitingMax: 100,
    waitingPerCallerMax: 8,
    timeMaxMs: 10_000,
  });
  const draws = (limits: { atOnceMax: number; atWorkPerCallerMax?: number; waitingMax: number; waitingPerCallerMax: number }) =>
    createIsolatePool<DrawingTasks>({
      start: processOf(() => fileOf("drawing-process"), { memoryMaxMb: 1024 }),
      timeMaxMs: 15_000,
      ...limits,
    });
  const uploads = draws({ ...places, waitingMax: 100, waitingPerCallerMax: 8 });
  const drawings = draws({ atOnceMax: 1, waitingMax: 400, waitingPerCallerMax: 400 });
  const close = async () => void (await Promise.all([emails, uploads, drawings].map((pool) => pool.close())));
  return { emails, uploads, drawings, close };
}
