import type { PictureRequest, Values } from "@mailwright/document";
import type { timerProps } from "./props.js";

type Timer = Extract<PictureRequest, { kind: "timer" }>;

/** The picture that a countdown wants; nothing before its end and zone are known. */
export function timerRequest(values: Values<typeof timerProps>): Timer | undefined {
  const { end, timeZone, textFont, numberFont } = values;
  if (end === "" || timeZone === "") return undefined;
  return {
    kind: "timer",
    end,
    timeZone,
    textFont,
    numberFont,
    background: opaque(values.background, "#ffffff"),
    textColor: opaque(values.textColor, "#000000"),
    numberColor: opaque(values.numberColor, "#000000"),
  };
}

/** Six digits: a GIF is not half transparent, and a merge tag is filled long after the picture's address was made. */
function opaque(color: string, otherwise: string): string {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color);
  if (short) return `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`.toLowerCase();
  return /^#[\da-f]{6}/i.exec(color)?.[0].toLowerCase() ?? otherwise;
}
