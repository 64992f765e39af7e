import type { Answer, Call } from "../calls/call.js";
import { type Caller, makeCall } from "./make-call.js";

/** Makes the calls that the steps ask for, in their order. A call that fails is thrown into them, so that they can tidy up. */
export async function runSteps<T>(steps: Generator<Call, T, Answer>, caller: Caller): Promise<T> {
  let next = steps.next();
  while (!next.done) {
    const outcome = await tryCall(next.value, caller);
    next = "failure" in outcome ? steps.throw(outcome.failure) : steps.next(outcome.answer);
  }
  return next.value;
}

const nothing: Answer = { status: 0, text: "", json: undefined, header: () => undefined };

async function tryCall(call: Call, caller: Caller): Promise<{ answer: Answer } | { failure: unknown }> {
  try {
    return { answer: await makeCall(call, caller) };
  } catch (failure) {
    return call.isCleanUp ? { answer: nothing } : { failure };
  }
}
