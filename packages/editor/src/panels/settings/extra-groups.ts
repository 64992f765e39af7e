import type { ExtraPart } from "@mailwright/document";
import type { extraStrings } from "./extra-strings.js";

type Word = keyof typeof extraStrings.messages;

/** Fields of a part of the extras, under a heading of their own. */
export interface ExtraGroup {
  readonly title?: Word;
  readonly names: readonly string[];
}

/** The order of the fields in each part. A block has those that its type allows. */
export const extraGroups: Readonly<Record<Extract<ExtraPart, "advanced" | "rules" | "lock">, readonly ExtraGroup[]>> = {
  advanced: [
    { title: "size", names: ["width", "align", "height"] },
    { title: "spacing", names: ["margin", "padding"] },
    {
      title: "border",
      names: ["borderWidth", "borderStyle", "borderColor", "topLeftRadius", "topRightRadius", "bottomRightRadius", "bottomLeftRadius"],
    },
    {
      title: "picture",
      names: ["background", "gradientTo", "gradientAngle", "backgroundImage", "backgroundSize", "backgroundPosition", "backgroundRepeat"],
    },
    { title: "type", names: ["direction", "letterSpacing", "textTransform"] },
    { title: "look", names: ["opacity", "cssClass"] },
  ],
  rules: [{ names: ["condition", "repeat", "repeatAs"] }],
  lock: [{ names: ["content", "style", "position", "removal"] }],
};
