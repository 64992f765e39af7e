import { isErrorCode, type TemplateEvent } from "@mailwright/contract";
import { createParser } from "eventsource-parser";
import { type ApiErrorCode, isApiError } from "./api-error.js";
import type { Client } from "./client.js";
import { parseFailure } from "./parse-failure.js";
import { unwrap } from "./unwrap.js";
import { withSignal } from "./with-signal.js";

/** How a template stands: who holds it, which version is stored, whether this user may save. */
export function getTemplateState(client: Client, id: string, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/usertemplate/{id}/state", { params: { path: { id } }, ...withSignal(signal) }));
}

/** Whether anybody looks, and how waiting is done. Absent: the page, and its timers. */
export interface FollowingPace {
  /** Resolves once somebody looks at the page. */
  whenSeen(signal: AbortSignal): Promise<void>;
  /** Told when nobody has looked for so long that a stream is not worth its connection. Answers how to stop. */
  onUnseen(tell: () => void): () => void;
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export interface FollowOptions {
  onEvent(event: TemplateEvent): void;
  /** Nothing more will come: the session, the share or the template is gone. */
  onEnded(code: ApiErrorCode): void;
  /** Can anybody else do anything with it? While nobody can, no stream is held, and the state is asked for now and then. Absent: yes. */
  isShared?(): boolean;
  signal: AbortSignal;
  pace: FollowingPace;
}

const firstWaitMs = 1000;
const longestWaitMs = 30_000;
/** How often the state is asked for of a template that nobody shares. */
const aloneMs = 30_000;
/** The server says every 20 seconds that it is there. */
const silenceMaxMs = 50_000;

/**
 * Follows a template until the signal, or until the right to it is gone. A stream that breaks is asked for again, after a pause that grows; where
 * none comes through, the state is asked for instead. Nothing is asked while nobody looks: each stream takes one of the few connections that a browser has.
 */
export async function followTemplate(
  client: Client,
  id: string,
  { onEvent, onEnded, isShared = () => true, signal, pace }: FollowOptions,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    await pace.whenSeen(signal);
    if (signal.aborted) return;
    try {
      if (!isShared()) {
        await pace.wait(aloneMs, signal);
        await pace.whenSeen(signal);
        if (signal.aborted) return;
        tellAndForget({ kind: "state", byId: null, state: await getTemplateState(client, id, signal) });
        continue;
      }
      const code = await readStream(client, id, { signal, pace, onEvent: tellAndForget });
      if (code) return onEnded(code);
    } catch (error) {
      if (signal.aborted) return;
      if (isFinal(error)) return onEnded(error.code);
      failures += 1;
      const state = await getTemplateState(client, id, signal).catch(() => undefined);
      if (state) onEvent({ kind: "state", byId: null, state });
    }
    // Together with everybody else's after a restart of the server, unless spread.
    const waitMs = Math.min(firstWaitMs * 2 ** failures, longestWaitMs);
    await pace.wait(waitMs / 2 + (Math.random() * waitMs) / 2, signal);
  }
  function tellAndForget(event: TemplateEvent) {
    failures = 0;
    onEvent(event);
  }
}

/** Who is refused for good: waiting changes nothing. */
function isFinal(error: unknown): error is { code: ApiErrorCode } {
  return isApiError(error) && [401, 403, 404].includes(error.status);
}

type StreamOptions = Pick<FollowOptions, "signal" | "pace" | "onEvent">;

/** Reads one stream to its end; answers why it ended, where it said so. */
async function readStream(client: Client, id: string, { signal, pace, onEvent }: StreamOptions): Promise<ApiErrorCode | undefined> {
  const controller = new AbortController();
  const give = () => controller.abort();
  signal.addEventListener("abort", give);
  const stopWatching = pace.onUnseen(give);
  let silence = setTimeout(give, silenceMaxMs);
  let ended: ApiErrorCode | undefined;
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === "ended") ended = readCode(data);
      if (event === "change") onEvent(JSON.parse(data));
    },
  });
  try {
    const { data, error, response } = await client.http.GET("/api/v2/usertemplate/{id}/events", {
      params: { path: { id } },
      parseAs: "stream",
      signal: controller.signal,
    });
    if (!response.ok) throw parseFailure(error, response.status);
    const reader = (data as ReadableStream<Uint8Array<ArrayBuffer>> | null | undefined)?.pipeThrough(new TextDecoderStream()).getReader();
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      clearTimeout(silence);
      silence = setTimeout(give, silenceMaxMs);
      parser.feed(read.value);
    }
    return ended;
  } catch (error) {
    // Given up by ourselves: nobody looks, or nothing came.
    if (controller.signal.aborted) return ended;
    throw error;
  } finally {
    clearTimeout(silence);
    stopWatching();
    signal.removeEventListener("abort", give);
    controller.abort();
  }
}

function readCode(data: string): ApiErrorCode {
  const { code } = JSON.parse(data);
  return isErrorCode(code) ? code : "not-found";
}
