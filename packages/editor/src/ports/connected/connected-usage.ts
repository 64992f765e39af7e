import { type Client, getUsage } from "@mailwright/client";
import type { ClockPort } from "../clock-port.js";
import type { UsageAnswer, UsagePort } from "../usage-port.js";
import { refusalFrom } from "./answers.js";

/** It is looked at wherever something is made, and counting takes the server a moment. */
const keptMs = 60_000;

/** The limits that the server keeps, asked for once a minute at most. */
export function connectedUsage(client: Client, clock: ClockPort): UsagePort {
  let known: { readonly answer: Promise<UsageAnswer>; readonly atMs: number } | null = null;
  return {
    list() {
      const nowMs = clock.now();
      if (known !== null && nowMs - known.atMs < keptMs) return known.answer;
      const answer: Promise<UsageAnswer> = getUsage(client).then(({ quotas }) => ({ kind: "listed", uses: quotas }), refusalFrom);
      known = { answer, atMs: nowMs };
      return answer;
    },
  };
}
