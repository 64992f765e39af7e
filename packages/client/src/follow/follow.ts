import { errorCodes, isErrorCode } from "@mailwright/contract";
import { createParser } from "eventsource-parser";
import { type ApiErrorCode, isApiError } from "../call/api-error.js";
import { parseFailure } from "../call/parse-failure.js";

/** Whether anybody looks, and how waiting is done. Absent: the page, and its timers. */
export interface FollowingPace {
  /** Resolves once somebody looks at the page. */
  whenSeen(signal: AbortSignal): Promise<void>;
  /** Told when nobody has looked for so long that a stream is not worth its connection. Answers how to stop. */
  onUnseen(tell: () => void): () => void;
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** A number from 0 to 1, by which pages that lost the same server come back one after the other. */
  random(): number;
}

interface Following<E> {
  open(signal: AbortSignal): Promise<{ data?: unknown; error?: unknown; response: Response }>;
  onEvent(event: E): void;
  /** Nothing more will come. */
  onEnded(code: ApiErrorCode): void;
  /** Has a session renewed that the stream said was over; answers whether to go on. */
  signInAgain(): Promise<boolean>;
  /** What is done where no stream came through, after a pause and before the next try. */
  onFailure?(): Promise<void>;
  signal: AbortSignal;
  pace: FollowingPace;
}

const shortestWaitMs = 500;
/** Everybody's streams end together when a server is started anew: within so long they come back. */
const firstWaitMs = 5000;
const longestWaitMs = 30_000;
/** The server says every 20 seconds that it is there. */
const silenceMaxMs = 50_000;

/**
 * Follows something until the signal, or until the right to it is gone. A stream that breaks is asked for again, after a pause that grows. Nothing is
 * asked while nobody looks: each stream takes one of the few connections that a browser has.
 */
export async function follow<E>({ onEvent, onEnded, onFailure, signInAgain, signal, pace, open }: Following<E>): Promise<void> {
  let failures = 0;
  const tell = (event: E) => {
    failures = 0;
    onEvent(event);
  };
  while (!signal.aborted) {
    await pace.whenSeen(signal);
    if (failures > 0 && !signal.aborted) await onFailure?.();
    if (signal.aborted) return;
    try {
      const code = await readStream({ open, signal, pace, onEvent: tell });
      if (code && isOver(code) && (await signInAgain())) continue;
      if (code) return onEnded(code);
    } catch (error) {
      if (signal.aborted) return;
      if (isFinal(error)) return onEnded(error.code);
      failures += 1;
    }
    const longestMs = Math.min(firstWaitMs * 2 ** failures, longestWaitMs);
    await pace.wait(shortestWaitMs + pace.random() * (longestMs - shortestWaitMs), signal);
  }
}

/** Is it the session that is over, which another one can follow? */
const isOver = (code: ApiErrorCode) => isErrorCode(code) && errorCodes[code] === 401;

/** Who is refused for good: waiting changes nothing. */
function isFinal(error: unknown): error is { code: ApiErrorCode } {
  return isApiError(error) && [401, 403, 404].includes(error.status);
}

type Reading<E> = Pick<Following<E>, "open" | "signal" | "pace" | "onEvent">;

/** Reads one stream to its end; answers why it ended, where it said so. */
async function readStream<E>({ open, signal, pace, onEvent }: Reading<E>): Promise<ApiErrorCode | undefined> {
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
    const { data, error, response } = await open(controller.signal);
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
