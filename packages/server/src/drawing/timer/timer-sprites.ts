import { loadSharp } from "../load-sharp.js";
import { outlineText, type Typeface, type Weight } from "../typefaces.js";
import type { Timer } from "./timer.js";
import type { TimerGeometry } from "./timer-geometry.js";

/** Steps from the background to a colour: enough for smooth edges, few enough for a small palette. */
const steps = 31;

/** Everything of a timer that does not depend on the time: its colours, its ten digits, the words and colons around them. */
export interface TimerSprites {
  palette: number[][];
  /** Ten cells, each `digitWidthPx` × `cellHeightPx`. */
  digits: Uint8Array[];
  backdrop: Backdrop;
}

/** The whole picture without its numbers, and where each digit goes. */
export interface Backdrop {
  indexes: Uint8Array;
  digitXs: number[];
}

/** Draws the parts once; frames are then put together without drawing. */
export async function drawSprites(timer: Timer, geometry: TimerGeometry, dayDigits: number): Promise<TimerSprites> {
  const [background, number, text] = [timer.backgroundColor, timer.numberColor, timer.textColor].map(parseColor);
  const palette = [background ?? [], ...ramp(background, number), ...ramp(background, text)];
  const { digitWidthPx, cellHeightPx, cellTop, numberLine, numberSizePx } = geometry;
  const digits = await Promise.all(
    Array.from({ length: 10 }, async (_, digit) => {
      const line = { typeface: timer.numberFont, weight: 700, sizePx: numberSizePx, y: numberLine - cellTop } as const;
      const paths = await placeText(String(digit), { ...line, centre: digitWidthPx / 2 });
      return coverage(paths, digitWidthPx, cellHeightPx);
    }),
  );
  return {
    palette,
    digits: digits.map((cover) => cover.map((value) => toStep(value))),
    backdrop: await drawBackdrop(timer, geometry, dayDigits),
  };
}

async function drawBackdrop(timer: Timer, geometry: TimerGeometry, dayDigits: number): Promise<Backdrop> {
  const { widthPx, heightPx, digitWidthPx, colonWidthPx, numberSizePx, numberLine, labelSizePx, labelLine } = geometry;
  const groups = [dayDigits, 2, 2, 2];
  const totalPx = groups.reduce((sum, count) => sum + count * digitWidthPx, 0) + 3 * colonWidthPx;
  const digitXs: number[] = [];
  const [colons, labels]: string[][] = [[], []];
  let x = (widthPx - totalPx) / 2;
  for (const [position, count] of groups.entries()) {
    for (let digit = 0; digit < count; digit += 1) digitXs.push(Math.round(x + digit * digitWidthPx));
    const label = { typeface: timer.textFont, weight: 400, sizePx: labelSizePx, y: labelLine } as const;
    labels?.push(await placeText(timer.labels[position] ?? "", { ...label, centre: x + (count * digitWidthPx) / 2 }));
    x += count * digitWidthPx + colonWidthPx;
    const colon = { typeface: timer.numberFont, weight: 700, sizePx: numberSizePx, y: numberLine } as const;
    if (position < groups.length - 1) colons?.push(await placeText(":", { ...colon, centre: x - colonWidthPx / 2 }));
  }
  const numberCover = await coverage(colons?.join("") ?? "", widthPx, heightPx);
  const textCover = await coverage(labels?.join("") ?? "", widthPx, heightPx);
  const indexes = numberCover.map((value, pixel) => toStep(value) || toStep(textCover[pixel] ?? 0, steps));
  return { indexes, digitXs };
}

interface Place {
  typeface: Typeface;
  weight: Weight;
  sizePx: number;
  centre: number;
  y: number;
}

async function placeText(text: string, { typeface, weight, sizePx, centre, y }: Place): Promise<string> {
  const outline = await outlineText(text, typeface, { weight, sizePx });
  if (outline === null) return "";
  return `<path transform="translate(${(centre - outline.widthPx / 2).toFixed(2)} ${y})" d="${outline.path}"/>`;
}

/** How much of each pixel the paths cover, from 0 to 255. */
async function coverage(paths: string, widthPx: number, heightPx: number): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" fill="#fff"><rect width="100%" height="100%" fill="#000"/>${paths}</svg>`;
  const sharp = await loadSharp();
  return new Uint8Array(await sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer());
}

/** The number in the palette: 0 is the background. */
function toStep(value: number, after = 0): number {
  const step = Math.round((value / 255) * steps);
  return step === 0 ? 0 : step + after;
}

const parseColor = (hex: string) => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function ramp(from: number[] = [], to: number[] = []): number[][] {
  return Array.from({ length: steps }, (_, step) =>
    from.map((start, channel) => Math.round(start + ((to[channel] ?? start) - start) * ((step + 1) / steps))),
  );
}
