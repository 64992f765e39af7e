export type Orientation = "horizontal" | "vertical" | "both";

interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

export interface StepOptions {
  readonly orientation?: Orientation;
  readonly direction?: "ltr" | "rtl";
}

/** The place an arrow, Home or End key leads to in a list that goes round, or undefined if the key does not move. */
export function stepIndex(press: KeyPress, index: number, length: number, { orientation = "both", direction = "ltr" }: StepOptions = {}) {
  if (length === 0 || press.altKey || press.ctrlKey || press.metaKey) return undefined;
  if (press.key === "Home") return 0;
  if (press.key === "End") return length - 1;
  const step = stepOf(press.key, orientation, direction);
  if (step === 0) return undefined;
  if (index < 0) return step > 0 ? 0 : length - 1;
  return (index + step + length) % length;
}

function stepOf(key: string, orientation: Orientation, direction: "ltr" | "rtl"): number {
  const forward = direction === "rtl" ? -1 : 1;
  if (orientation !== "vertical" && key === "ArrowRight") return forward;
  if (orientation !== "vertical" && key === "ArrowLeft") return -forward;
  if (orientation !== "horizontal" && key === "ArrowDown") return 1;
  if (orientation !== "horizontal" && key === "ArrowUp") return -1;
  return 0;
}
