import type { TooLarge } from "@mailwright/contract";
import { ApiError } from "./api-error.js";
import { parseFailure, parseThrown } from "./parse-failure.js";

export interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** The body of a success; anything else is thrown as `ApiError`. */
export async function unwrap<T>(call: Promise<Answer<T>>): Promise<Exclude<NonNullable<T>, TooLarge>> {
  return (await unwrapAnswer(call)).data;
}

/** The same, for whoever needs its headers too. */
export async function unwrapAnswer<T>(call: Promise<Answer<T>>): Promise<{ data: Exclude<NonNullable<T>, TooLarge>; response: Response }> {
  const { data, response } = await settle(call);
  if (data === undefined || data === null)
    throw new ApiError("The answer is empty.", { code: "unreadable-answer", status: response.status });
  return { data: data as Exclude<NonNullable<T>, TooLarge>, response }; // `settle` has thrown for 202
}

/** For calls whose success has no body. */
export async function finish(call: Promise<Answer<unknown>>): Promise<void> {
  await settle(call);
}

async function settle<T>(call: Promise<Answer<T>>): Promise<Answer<T>> {
  let answer: Answer<T>;
  try {
    answer = await call;
  } catch (thrown) {
    throw parseThrown(thrown);
  }
  if (!answer.response.ok) throw parseFailure(answer.error, answer.response.status);
  // 202 is how the contract says "too large, nothing stored".
  if (answer.response.status === 202) throw parseFailure(answer.data, 202);
  return answer;
}
