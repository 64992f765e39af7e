import { px } from "@mailwright/compiler";
import { type Compile, isPicture, linkAddress, panel, prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { pictureNode } from "../../shared/picture-node.js";
import { spacingProps } from "../../shared/spacing.js";
import { playButtons } from "./play-buttons.js";
import { videoAlt } from "./video-alt.js";

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

export const videoPanel = panel<typeof videoProps>([
  { tab: "quick", fields: ["url", "picture", "playButton", "width", "align"] },
  { tab: "settings", fields: ["thumbnail", "alt", "hideElement"] },
  { tab: "style", fields: ["radius", "padding"] },
]);

export const videoIcon = [
  "M3 6.5A1.5 1.5 0 0 1 4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5z",
  "M10 9v6l5-3z",
];

export const compileVideo: Compile<typeof videoProps> = ({ props }) =>
  pictureNode({
    ...props,
    src: props.picture.url,
    alt: videoAlt(props),
    href: linkAddress({ kind: "web", value: props.url }),
    attributes: { "border-radius": props.radius > 0 && px(props.radius) },
  });
