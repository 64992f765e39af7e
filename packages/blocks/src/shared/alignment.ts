import { type ChoiceSpec, prop } from "@mailwright/document";

export const sides = ["left", "center", "right"] as const;
export type Side = (typeof sides)[number];

/** Where a block that is narrower than its column stands. */
export function alignmentProp(initial: Side): ChoiceSpec<Side> {
  return prop.oneOf(sides, initial, { perDevice: true });
}

/** How text runs: to the side that the email's direction begins with, until somebody chooses. */
export const textAlignmentProp = prop.oneOf(["left", "center", "right", "justify"], "left", {
  inherits: (settings) => (settings.dir === "rtl" ? "right" : "left"),
  perDevice: true,
});

export const sideWords = { left: "Left", center: "Centre", right: "Right" };
export const textAlignmentWords = { ...sideWords, justify: "Justified" };
