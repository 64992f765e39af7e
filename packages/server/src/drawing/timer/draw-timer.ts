import { createRecent } from "../../base/recent.js";
import { encodeGif, type Frame } from "../gif/encode-gif.js";
import type { Timer } from "./timer.js";
import { layTimer, type TimerGeometry } from "./timer-geometry.js";
import { drawSprites, type TimerSprites } from "./timer-sprites.js";

const framesMax = 60;
const daysMax = 999;
const daySeconds = 86_400;

const recentParts = createRecent<{ geometry: TimerGeometry; sprites: TimerSprites }>(50);

export interface Countdown {
  /** Names the timer: the same word is the same timer. */
  word: string;
  timer: Timer;
  leftSeconds: number;
}

/** The time that is left and the minute that follows, for one play. At zero nothing moves. */
export async function drawCountdown({ word, timer, leftSeconds }: Countdown): Promise<Buffer> {
  const dayDigits = leftSeconds >= 100 * daySeconds ? 3 : 2;
  const { geometry, sprites } = await recentParts(`${word} ${dayDigits}`, async () => {
    const laid = await layTimer(timer);
    return { geometry: laid, sprites: await drawSprites(timer, laid, dayDigits) };
  });
  const { indexes, digitXs } = sprites.backdrop;
  const cells = { geometry, digits: sprites.digits, digitXs };
  const frames: Frame[] = [];
  let shown = "";
  for (let second = 0; second <= Math.min(leftSeconds, framesMax - 1); second += 1) {
    const text = writeNumbers(leftSeconds - second, dayDigits);
    const whole = drawWhole(text, indexes, cells);
    frames.push(shown === "" ? whole : cropChange(whole, shown, text, cells));
    shown = text;
  }
  return encodeGif({ palette: sprites.palette, frames, delayMs: 1000 });
}

/** The digits of days, hours, minutes and seconds, without what stands between them. */
function writeNumbers(seconds: number, dayDigits: number): string {
  const days = String(Math.min(daysMax, Math.floor(seconds / daySeconds))).padStart(dayDigits, "0");
  const rest = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
  return days + rest.map((number) => String(number).padStart(2, "0")).join("");
}

interface Cells {
  geometry: TimerGeometry;
  digits: readonly Uint8Array[];
  digitXs: readonly number[];
}

function drawWhole(text: string, backdrop: Uint8Array, { geometry, digits, digitXs }: Cells): Frame {
  const { widthPx, heightPx, digitWidthPx, cellHeightPx, cellTop } = geometry;
  const indexes = backdrop.slice();
  for (const [position, digit] of Array.from(text).entries()) {
    const sprite = digits[Number(digit)] ?? new Uint8Array();
    for (let row = 0; row < cellHeightPx; row += 1) {
      const line = sprite.subarray(row * digitWidthPx, (row + 1) * digitWidthPx);
      indexes.set(line, (row + cellTop) * widthPx + (digitXs[position] ?? 0));
    }
  }
  return { x: 0, y: 0, widthPx, heightPx, indexes };
}

/** Only from the first to the last digit that changed. */
function cropChange(whole: Frame, before: string, after: string, { geometry, digitXs }: Cells): Frame {
  const changed = Array.from(after).flatMap((digit, position) => (digit === before[position] ? [] : [position]));
  const { cellTop, cellHeightPx, digitWidthPx } = geometry;
  const x = digitXs[changed[0] ?? 0] ?? 0;
  const widthPx = (digitXs[changed.at(-1) ?? 0] ?? 0) + digitWidthPx - x;
  const indexes = new Uint8Array(widthPx * cellHeightPx);
  for (let row = 0; row < cellHeightPx; row += 1) {
    const start = (row + cellTop) * whole.widthPx + x;
    indexes.set(whole.indexes.subarray(start, start + widthPx), row * widthPx);
  }
  return { x, y: cellTop, widthPx, heightPx: cellHeightPx, indexes };
}
