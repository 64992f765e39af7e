import { fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { outOfMemory, type TaskAnswer, type TaskCall } from "./messages.js";

/** A thread or process that does one task at a time and can be ended in the middle of it. */
export interface Isolate {
  send(call: TaskCall): void;
  /** Ends it at once, whatever it does. */
  end(): Promise<unknown>;
}

export interface IsolateEvents {
  onAnswer(answer: TaskAnswer): void;
  /** It ended by itself. `isByContent` where that was because of what it worked at: it took too much memory, or a library crashed. */
  onEnd(cause: Error, isByContent: boolean): void;
}

export interface IsolateLimits {
  memoryMaxMb: number;
}

/** Starts an isolate. */
export type StartIsolate = (events: IsolateEvents) => Promise<Isolate>;

/** Where the program of an isolate is; a promise, because tests build it when they first need it. */
export type IsolateFile = () => string | Promise<string>;

/** A thread: for work in JavaScript. Its memory is limited by the engine, and an endless loop can be ended. */
export function threadOf(file: IsolateFile, { memoryMaxMb }: IsolateLimits): StartIsolate {
  return async ({ onAnswer, onEnd }) => {
    const thread = new Worker(await file(), { resourceLimits: { maxOldGenerationSizeMb: memoryMaxMb }, stdin: false, execArgv: [] });
    let isEnded = false;
    const ended = (cause: Error, isByContent: boolean) => {
      if (isEnded) return;
      isEnded = true;
      onEnd(cause, isByContent);
    };
    thread.on("message", onAnswer);
    thread.on("error", (error: unknown) => {
      const cause = error instanceof Error ? error : new Error(String(error));
      ended(cause, "code" in cause && cause.code === "ERR_WORKER_OUT_OF_MEMORY");
    });
    thread.on("exit", (code) => ended(new Error(`The thread ended with ${code}.`), false));
    thread.unref();
    return {
      send: (call) => thread.postMessage(call),
      end: () => {
        isEnded = true;
        return thread.terminate();
      },
    };
  };
}

/**
 * A process: for work in native libraries. A thread cannot be stopped while it runs native code, and such a library takes threads from
 * the pool in which the server reads files and hashes. The process runs at a lower priority than the server.
 */
export function processOf(file: IsolateFile, { memoryMaxMb }: IsolateLimits): StartIsolate {
  return async ({ onAnswer, onEnd }) => {
    const child = fork(await file(), [String(memoryMaxMb)], {
      serialization: "advanced",
      execArgv: [`--max-old-space-size=${memoryMaxMb}`],
      // The process gets none of the server's variables, and so none of its secrets.
      env: { PATH: process.env["PATH"], UV_THREADPOOL_SIZE: "2" },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    let isEnded = false;
    const exited = new Promise((resolve) => child.once("close", resolve));
    const ended = (cause: Error, isByContent: boolean) => {
      if (isEnded) return;
      isEnded = true;
      onEnd(cause, isByContent);
    };
    child.on("message", (message) => onAnswer(message as TaskAnswer));
    child.on("error", (error) => ended(error, false));
    child.on("exit", (code, signal) =>
      ended(new Error(`The process ended with ${code ?? signal}.`), signal !== null || code === outOfMemory),
    );
    child.once("spawn", () => lowerPriority(child.pid));
    child.unref();
    child.channel?.unref();
    return {
      // Sending fails if the process has just ended. `exit` tells that, so the error is ignored here.
      send: (call) => void child.send(call, () => {}),
      end: () => {
        isEnded = true;
        if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
        child.kill("SIGKILL");
        return exited;
      },
    };
  };
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some systems do not let a process lower its priority. Its limits of memory and time hold without that.
  }
}
