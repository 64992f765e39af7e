import { isPicture, prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { spacingProps } from "../../shared/spacing.js";
import { playButtons } from "./play-buttons.js";

export const videoProps = {
  url: prop.text("", { maxLength: 1000 }),
  picture: prop.picture(),
  thumbnail: prop.image("", { offers: ({ picture }) => (isPicture(picture) ? (picture.choices ?? none) : none) }),
  playButton: prop.oneOf(playButtons, "round-dark"),
  alt: prop.text("", { maxLength: 500 }),
  width: prop.px({ initial: 700, min: 60, max: 700 }),
  radius: prop.px({ initial: 0, min: 0, max: 350 }),
  align: alignmentProp("center"),
  ...spacingProps,
  ...hidingProps,
};

// One and the same, so that a panel that asks again draws nothing again.
const none: readonly string[] = [];
