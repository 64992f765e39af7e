import { Worker } from "node:worker_threads";
import { type Results, types } from "@electric-sql/pglite";
import { inTime, TooLateError } from "./in-time.js";
import { type DatabaseAnswer, type DatabaseCall, type RowMode, readFault } from "./messages.js";
import { createTurns } from "./turns.js";

/** Sends statements, of one transaction or outside of any. */
export interface DatabaseSpeaker {
  query(text: string, params?: readonly unknown[], options?: { rowMode?: RowMode }): Promise<Results>;
}

/** The embedded database in a thread of its own: what takes it long keeps the server from nothing else. */
export interface DatabaseThread extends DatabaseSpeaker {
  /** All of it or nothing, with nobody else's statements in between. */
  transaction<T>(work: (speaker: DatabaseSpeaker) => Promise<T>): Promise<T>;
  /** Does something while every statement is written to the files and no other is sent. */
  whileStill<T>(work: () => Promise<T>): Promise<T>;
  /** Hears what is notified on a channel. Answers how to stop. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  /** The one connection: is it busy, and how many statements and transactions wait for the end of another's transaction? */
  load(): { busy: number; idle: number; waiting: number };
  /** From now on a statement fails if its turn or its answer takes longer than this. One that was sent is done all the same. */
  limitWaiting(maxMs: number): void;
  close(): Promise<void>;
}

interface Waiting {
  resolve(results: Results[]): void;
  reject(error: Error): void;
}

type Request = DatabaseCall extends infer C ? (C extends { id: number } ? Omit<C, "id"> : never) : never;
type Send = (request: Request) => Promise<Results[]>;

/**
 * Opens the database of a directory in a thread that runs `programFile`. A thread that ends by itself ends the process: what it knew is
 * lost, and the next start recovers what was committed.
 */
export async function openDatabaseThread(directory: string, programFile: string): Promise<DatabaseThread> {
  const { send: sendPatiently, onNotification, isBusy, expectEnd, end } = startThread(programFile);
  let waitMaxMs = Number.POSITIVE_INFINITY;
  const send: Send = (request) => inTime(sendPatiently(request), waitMaxMs);
  const turns = createTurns(() => waitMaxMs);
  const speaker: DatabaseSpeaker = {
    query: async (text, params = [], { rowMode = "object" } = {}) => {
      const [result] = await send({ do: "query", text, params, rowMode });
      if (result === undefined) throw new Error("A query has a result.");
      return readJson(result);
    },
  };
  const exec = (text: string) => turns.take("short", (leave) => sayLast(send, leave, text));
  const { listen, hear } = createListening(exec);
  onNotification(hear);
  const sayShort = (...said: Parameters<DatabaseSpeaker["query"]>) =>
    turns.take("short", (leave) => {
      const answer = speaker.query(...said);
      leave();
      return answer;
    });
  const sayLong = (...said: Parameters<DatabaseSpeaker["query"]>) => turns.take("long", (leave) => speaker.query(...said).finally(leave));

  try {
    await send({ do: "open", directory });
  } catch (error) {
    await end();
    throw error;
  }
  return {
    query: (text, params, options) => (isShort(params) ? sayShort : sayLong)(text, params, options),
    transaction: (work) => turns.take("long", (leave) => runTransaction(send, leave, () => work(speaker))),
    whileStill: (work) =>
      turns.take("long", async (leave) => {
        try {
          await send({ do: "exec", text: "checkpoint" });
          return await work();
        } finally {
          leave();
        }
      }),
    listen,
    load: () => {
      const busy = isBusy() ? 1 : 0;
      return { busy, idle: 1 - busy, waiting: turns.waiting() };
    },
    limitWaiting: (maxMs) => {
      waitMaxMs = maxMs;
    },
    close: async () => {
      expectEnd();
      await sendPatiently({ do: "close" }).finally(end);
    },
  };
}

/** Who listens to which channel; the database is told of the first and the last. */
function createListening(exec: (text: string) => Promise<unknown>) {
  const channels = new Map<string, Set<(payload: string) => void>>();
  const listen: DatabaseThread["listen"] = async (channel, onPayload) => {
    const listeners = channels.get(channel) ?? new Set();
    channels.set(channel, listeners.add(onPayload));
    await exec(`listen ${quoteName(channel)}`);
    return async () => {
      listeners.delete(onPayload);
      if (listeners.size > 0 || channels.get(channel) !== listeners) return;
      channels.delete(channel);
      await exec(`unlisten ${quoteName(channel)}`);
    };
  };
  const hear = (channel: string, payload: string) => {
    for (const onPayload of channels.get(channel) ?? []) onPayload(payload);
  };
  return { listen, hear };
}

const shortMaxLength = 50_000;

function isShort(params: readonly unknown[] = []): boolean {
  const lengths = params.map((value) => (typeof value === "string" || value instanceof Uint8Array ? value.length : 0));
  return lengths.reduce((sum, length) => sum + length, 0) <= shortMaxLength;
}

async function runTransaction<T>(send: Send, leave: () => void, work: () => Promise<T>): Promise<T> {
  const value = await send({ do: "exec", text: "begin" })
    .then(work)
    .catch(async (error: unknown) => {
      const takenBack = sayLast(send, leave, "rollback");
      // Who has waited long enough does not wait for this besides: it is said, and done before anything else is.
      if (error instanceof TooLateError) takenBack.catch(() => {});
      else await takenBack;
      throw error;
    });
  const [ended] = await sayLast(send, leave, "commit");
  // So ends a transaction in which a statement failed whose error was caught.
  if (ended?.command === "ROLLBACK") throw new Error("The transaction had failed before it was committed.");
  return value;
}

/** What is said next is somebody else's. */
function sayLast(send: Send, leave: () => void, text: string): Promise<Results[]> {
  const answer = send({ do: "exec", text });
  leave();
  return answer;
}

function startThread(programFile: string) {
  const thread = new Worker(programFile, { stdin: false, execArgv: [] });
  const calls = new Map<number, Waiting>();
  let lastId = 0;
  let notify: (channel: string, payload: string) => void = () => {};
  /** Why it takes no more calls. */
  let closed: Error | null = null;
  /** It was told to close, and may end before its answer is read. */
  let isEnding = false;

  function stop(reason: Error): void {
    closed ??= reason;
    for (const { reject } of calls.values()) reject(closed);
    calls.clear();
  }

  thread.on("message", (answer: DatabaseAnswer) => {
    if (answer.id === null) return notify(answer.channel, answer.payload);
    const call = calls.get(answer.id);
    calls.delete(answer.id);
    if ("results" in answer) call?.resolve(answer.results);
    else call?.reject(readFault(answer.fault));
  });
  // There is no listener for `error` on purpose: an error that the thread did not catch ends the process. So does an exit that we did not ask for.
  thread.once("exit", (code) => {
    if (isEnding && code === 0) for (const { resolve } of calls.values()) resolve([]);
    else if (closed === null) throw new Error(`The thread of the database ended with ${code}.`);
  });
  const send: Send = (request) => {
    if (closed) return Promise.reject(closed);
    lastId += 1;
    const id = lastId;
    const answer = new Promise<Results[]>((resolve, reject) => calls.set(id, { resolve, reject }));
    thread.postMessage({ ...request, id });
    return answer;
  };
  return {
    send,
    isBusy: () => calls.size > 0,
    expectEnd: () => {
      isEnding = true;
    },
    onNotification: (listener: typeof notify) => {
      notify = listener;
    },
    end: async () => {
      stop(new Error("The database is closed."));
      await thread.terminate();
    },
  };
}

/** JSON comes as its text. */
function readJson(result: Results): Results {
  const isJson = result.fields.map(({ dataTypeID }) => dataTypeID === types.JSON || dataTypeID === types.JSONB);
  if (!isJson.includes(true)) return result;
  const jsonFields = result.fields.flatMap(({ name }, index) => (isJson[index] ? [{ name, index }] : []));
  for (const row of result.rows) {
    if (typeof row !== "object" || row === null) continue;
    for (const { name, index } of jsonFields) {
      const key = Array.isArray(row) ? index : name;
      const text: unknown = Reflect.get(row, key);
      if (typeof text === "string") Reflect.set(row, key, JSON.parse(text));
    }
  }
  return result;
}

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;
