/** The limits of a number and the size of its steps. */
export interface NumberRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
}

/** Reads what a person types: `12`, `1,5`, `12px`, `-3`; undefined if it is no number. */
export function parseNumber(text: string): number | undefined {
  const match = /^\s*([+-]?(?:\d+[.,]?\d*|[.,]\d+))\s*[a-z%]*\s*$/i.exec(text);
  return match?.[1] === undefined ? undefined : Number(match[1].replace(",", "."));
}

/** The nearest number inside the limits, with no more decimals than its step has. */
export function clampNumber(
  value: number,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, step = 1 }: NumberRange,
): number {
  return roundTo(Math.min(max, Math.max(min, value)), decimalsOf(step));
}

/** Whether a number is inside the limits as it stands. */
export function isInRange(value: number, range: NumberRange): boolean {
  return value >= (range.min ?? value) && value <= (range.max ?? value);
}

/** The number some steps away, inside the limits. */
export function stepNumber(value: number, steps: number, range: NumberRange): number {
  return clampNumber(value + steps * (range.step ?? 1), range);
}

function decimalsOf(step: number): number {
  return String(step).split(".")[1]?.length ?? 0;
}

function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}
