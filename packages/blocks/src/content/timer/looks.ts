import type { BlockLook, Values } from "@mailwright/document";
import type { timerProps } from "./props.js";

type LookProps = Pick<Values<typeof timerProps>, "textFont" | "numberFont" | "background" | "textColor" | "numberColor">;

function look(id: string, props: LookProps): BlockLook<typeof timerProps> {
  const { numberColor: color, background, numberFont: font } = props;
  return { id, props, sample: { words: "12:30", color, background, font } };
}

const sans = { textFont: "sans-serif", numberFont: "sans-serif" } as const;
const serif = { textFont: "serif", numberFont: "serif" } as const;
const mono = { textFont: "monospace", numberFont: "monospace" } as const;

/** Ready looks of a countdown. In each of them numbers and words can be read on the ground (WCAG AA). */
export const timerLooks: readonly BlockLook<typeof timerProps>[] = [
  look("plain", { ...serif, background: "#ffffff", textColor: "#000000", numberColor: "#000000" }),
  look("night", { ...sans, background: "#10182b", textColor: "#c3cce0", numberColor: "#ffffff" }),
  look("alarm", { ...sans, background: "#b42318", textColor: "#ffffff", numberColor: "#ffffff" }),
  look("sand", { ...serif, background: "#fef0c7", textColor: "#7a2e0e", numberColor: "#7a2e0e" }),
  look("display", { ...mono, background: "#0b1210", textColor: "#a7f3c8", numberColor: "#4ade80" }),
  look("sea", { ...sans, background: "#1f4fd8", textColor: "#e0e8ff", numberColor: "#ffffff" }),
];
