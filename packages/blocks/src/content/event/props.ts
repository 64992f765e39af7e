import { prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { spacingProps } from "../../shared/spacing.js";
import { timeZones } from "../timer/time-zone-offsets.js";

export const eventProps = {
  title: prop.text("Our event", { maxLength: 150 }),
  start: prop.dateTime(),
  end: prop.dateTime(),
  timeZone: prop.oneOf(["", ...timeZones], ""),
  place: prop.text("", { maxLength: 200 }),
  // A date is written otherwise in every language: who wants words writes them.
  when: prop.text("", { maxLength: 150 }),
  // All of the event stands in the address of its file.
  description: prop.text("", { maxLength: 400, multiline: true }),
  file: prop.picture({ isFile: true }),
  words: prop.text("Add to calendar", { maxLength: 100 }),
  google: prop.flag(true),
  outlook: prop.flag(true),
  yahoo: prop.flag(true),
  fileWords: prop.text("Apple and others", { maxLength: 60 }),
  inbox: prop.oneOf(["", "event", "reservation"], ""),
  reservationNumber: prop.text("", { maxLength: 150 }),
  guest: prop.text("", { maxLength: 150 }),
  titleSize: prop.px({ initial: 22, min: 8, max: 48 }),
  color: prop.color("#000000", { dark: true, inherits: (settings) => settings.textColor }),
  buttonBackground: prop.color("#1f4fd8", { dark: true }),
  buttonColor: prop.color("#ffffff", { dark: true }),
  radius: prop.px({ initial: 6, min: 0, max: 40 }),
  align: alignmentProp("left"),
  ...spacingProps,
  ...hidingProps,
};
