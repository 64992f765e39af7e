import { genericFonts, prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { spacingProps } from "../../shared/spacing.js";
import { timeZones } from "./time-zone-offsets.js";

export const timerProps = {
  end: prop.dateTime({ isEnd: true }),
  timeZone: prop.oneOf(["", ...timeZones], ""),
  picture: prop.picture(),
  textFont: prop.oneOf(genericFonts, "serif"),
  numberFont: prop.oneOf(genericFonts, "serif"),
  background: prop.color("#ffffff"),
  textColor: prop.color("#000000"),
  numberColor: prop.color("#000000"),
  alt: prop.text("", { maxLength: 500 }),
  link: prop.link(),
  width: prop.px({ initial: 400, min: 120, max: 700 }),
  align: alignmentProp("center"),
  ...spacingProps,
  ...hidingProps,
};
