import type { Typeface } from "../typefaces.js";

/** A countdown. */
export interface Timer {
  endsAt: Date;
  widthPx: number;
  textFont: Typeface;
  numberFont: Typeface;
  /** Six hex digits. */
  backgroundColor: string;
  textColor: string;
  numberColor: string;
  /** Below the days, hours, minutes and seconds. */
  labels: readonly string[];
}
