import { outlineText } from "../typefaces.js";
import type { Timer } from "./timer.js";

/** Measures of one timer. Numbers stand in cells of one width, so that a changing digit moves nothing. */
export interface TimerGeometry {
  widthPx: number;
  heightPx: number;
  numberSizePx: number;
  digitWidthPx: number;
  colonWidthPx: number;
  /** The line the numbers stand on, and the top and height of a cell. */
  numberLine: number;
  cellTop: number;
  cellHeightPx: number;
  labelSizePx: number;
  labelLine: number;
}

/** Room for 999 days, so that the numbers are of one size for the whole countdown. */
const digitsMax = 9;
const partOfWidth = 0.94;
const capHeight = 0.68;
const labelToNumber = 0.27;

/** Lays the timer out. Labels that are too wide for their column become smaller, all of them alike. */
export async function layTimer({ widthPx, numberFont, textFont, labels }: Timer): Promise<TimerGeometry> {
  const [digit, colon] = await Promise.all(
    ["0", ":"].map(async (text) => (await outlineText(text, numberFont, { weight: 700, sizePx: 1 }))?.widthPx ?? 0.6),
  );
  const [digitWidth = 0.6, colonWidth = 0.6] = [digit, colon];
  const numberSizePx = (widthPx * partOfWidth) / (digitsMax * digitWidth + 3 * colonWidth);
  const columnPx = (2 * digitWidth + colonWidth) * numberSizePx;
  const labelWidths = await Promise.all(
    labels.map(async (label) => (await outlineText(label, textFont, { weight: 400, sizePx: 1 }))?.widthPx ?? 0),
  );
  const labelSizePx = Math.min(numberSizePx * labelToNumber, (columnPx * 0.94) / Math.max(...labelWidths, 0.1));
  const marginPx = numberSizePx * 0.3;
  const cellTop = Math.floor(marginPx * 0.7);
  const cellHeightPx = Math.ceil(numberSizePx * (capHeight + 0.2));
  const numberLine = cellTop + Math.ceil(numberSizePx * (capHeight + 0.08));
  const labelLine = Math.round(numberLine + numberSizePx * 0.2 + numberSizePx * labelToNumber);
  return {
    widthPx,
    heightPx: Math.ceil(labelLine + marginPx),
    numberSizePx,
    digitWidthPx: Math.ceil(digitWidth * numberSizePx),
    colonWidthPx: colonWidth * numberSizePx,
    numberLine,
    cellTop,
    cellHeightPx,
    labelSizePx,
    labelLine,
  };
}
