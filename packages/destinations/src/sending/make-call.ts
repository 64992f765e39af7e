import type { Answer, Call } from "../calls/call.js";
import { ExportFailure, readRetryAfter } from "../calls/failure.js";
import type { Destination } from "../declaration/destination.js";
import { type Clock, createStop, type Fetch, type FetchAnswer } from "./ports.js";

const callTimeoutMs = 30_000;
/** A text that is longer than anything that a service has to say is not looked at. */
const answerLengthMax = 1_000_000;
const retriesMax = 2;
/** Whoever asks for a longer pause is told to come back later instead. */
const patienceMs = 10_000;

export interface Caller {
  readonly destination: Destination;
  readonly fetch: Fetch;
  readonly clock: Clock;
}

/**
 * Makes one call and answers with what came back, or fails with why not. Only what certainly did nothing is tried again: too many calls, and
 * a service that says that it is away. Never what took too long, because it may have been done.
 */
export async function makeCall(call: Call, caller: Caller): Promise<Answer> {
  for (let retries = 0; ; retries += 1) {
    const answer = await fetchOnce(call, caller);
    const failure = judge(answer, call, caller);
    if (failure === null) return answer;
    const pauseMs = failure.details.retryAfterMs ?? 1000 * 2 ** retries;
    const mayRetry = (failure.code === "RATE_LIMIT" || answer.status === 503) && retries < retriesMax && pauseMs <= patienceMs;
    if (!mayRetry) throw failure;
    await caller.clock.wait(pauseMs, createStop().signal);
  }
}

function judge(answer: Answer, call: Call, { destination, clock }: Caller): ExportFailure | null {
  const failure = destination.readFailure(answer);
  if (failure) {
    const retryAfterMs = failure.code === "RATE_LIMIT" || answer.status === 503 ? readRetryAfter(answer, clock.now()) : undefined;
    return new ExportFailure(failure.code, { reason: failure.reason, detail: failure.detail, retryAfterMs });
  }
  if (answer.status < 200 || answer.status > 299) return new ExportFailure("UPSTREAM");
  // A page of words where JSON was asked for comes from something between us and the service.
  return call.takesAnyBody || answer.json !== undefined ? null : new ExportFailure("UPSTREAM", { isUncertain: call.method !== "GET" });
}

async function fetchOnce(call: Call, { destination, fetch, clock }: Caller): Promise<Answer> {
  const [asking, waiting] = [createStop(), createStop()];
  const reading = readAll(call, fetch, asking.signal);
  const late = clock.wait(destination.limits.callTimeoutMs ?? callTimeoutMs, waiting.signal).then(() => "late" as const);
  try {
    const first = await Promise.race([reading, late]);
    if (first !== "late") return first;
  } catch (cause) {
    throw cause instanceof ExportFailure ? cause : unreachable(call, cause);
  } finally {
    waiting.abort();
  }
  asking.abort();
  reading.catch(() => undefined); // it is told as late, whatever else comes of it
  throw unreachable(call, undefined);
}

function unreachable(call: Call, cause: unknown): ExportFailure {
  const failure = new ExportFailure("UPSTREAM", { isUncertain: call.method !== "GET" });
  failure.cause = cause;
  return failure;
}

async function readAll({ url, method, headers, body }: Call, fetch: Fetch, signal: AbortSignal): Promise<Answer> {
  const answer = await fetch(url, { method, headers: { ...headers }, ...(body === undefined ? {} : { body }), redirect: "manual", signal });
  const text = await answer.text();
  return toAnswer(answer, text.length > answerLengthMax ? "" : text);
}

function toAnswer({ status, headers }: FetchAnswer, text: string): Answer {
  return { status, text, json: parseJson(text), header: (name) => headers.get(name) ?? undefined };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return undefined; // a page of words, as proxies send
  }
}
