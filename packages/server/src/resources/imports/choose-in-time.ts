import { createLimiter } from "../../base/limiter.js";
import { refuse } from "../../base/refusal.js";
import type { EmailReading, EmailToRead } from "../../emails/email-reading.js";
import type { EmailReader, ReadingContext } from "../../ports/email-reader/email-reader.js";
import { startTimeout } from "../../ports/renderer/hold-browser.js";

/** Somebody waits for the answer, so one email of a person is laid out at a time, and the next choice of theirs is refused while one waits. */
export const choosingInTurn = createLimiter({ atOnceMax: 2, waitingMax: 12, waitingPerCallerMax: 1, atWorkPerCallerMax: 1 });

/** With what waits for a browser before it. A choice that takes longer is given up, and what was read before stays. */
const chooseMaxMs = 15_000;

/** Reads an email for somebody who waits: within so long, or not at all. */
export async function readInTime(
  reader: EmailReader,
  email: EmailToRead,
  context: Omit<ReadingContext, "signal">,
  timeMaxMs = chooseMaxMs,
): Promise<EmailReading> {
  const stop = new AbortController();
  const timeout = startTimeout(timeMaxMs);
  const reading = reader.read(email, { ...context, signal: stop.signal });
  try {
    return await Promise.race([
      reading,
      timeout.passed.catch((cause: unknown) => {
        stop.abort(cause);
        return refuse("content-too-costly", { cause });
      }),
    ]);
  } finally {
    timeout.clear();
    reading.catch(() => {}); // it ends with its signal, and nobody asks any more
  }
}
