import { createRecent } from "../../base/recent.js";
import type { Timer } from "../../drawing/timer/timer.js";
import type { Ports } from "../../ports/ports.js";

const recent = createRecent<Buffer>(200);

/**
 * The countdown as it stands at a moment and for the minute that follows. The first frame says the time that is left, for
 * Outlook shows no other; after the end all numbers are zero and nothing moves.
 * @param word names the timer: the same word is the same timer.
 */
export function drawTimer({ drawings, clock }: Pick<Ports, "drawings" | "clock">, word: string, timer: Timer): Promise<Buffer> {
  const leftSeconds = findLeftSeconds(timer, clock.now());
  // All countdowns share one queue, so that somebody who asks for many icons does not delay the people who open an email.
  return recent(`${word} ${leftSeconds}`, () => drawings.run("drawCountdown", { word, timer, leftSeconds }, { caller: "countdowns" }));
}

/** What the countdown shows at a moment; 0 from its end on. */
export const findLeftSeconds = ({ endsAt }: Timer, now: Date) => Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
