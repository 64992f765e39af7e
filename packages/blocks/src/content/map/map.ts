import { px } from "@mailwright/compiler";
import { type Compile, panel, prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { pictureNode } from "../../shared/picture-node.js";
import { spacingProps } from "../../shared/spacing.js";
import { mapAddress, mapAlt } from "./map-address.js";

export const mapProps = {
  src: prop.image(""),
  address: prop.text("", { maxLength: 500 }),
  service: prop.oneOf(["google", "openstreetmap", "apple"], "google"),
  alt: prop.text("", { maxLength: 500 }),
  width: prop.px({ initial: 700, min: 60, max: 700 }),
  radius: prop.px({ initial: 0, min: 0, max: 350 }),
  align: alignmentProp("center"),
  ...spacingProps,
  ...hidingProps,
};

export const mapPanel = panel<typeof mapProps>([
  { tab: "quick", fields: ["src", "address", "service", "width", "align"] },
  { tab: "settings", fields: ["alt", "hideElement"] },
  { tab: "style", fields: ["radius", "padding"] },
]);

export const mapIcon = [
  "M12 20.5c-3.5-3.4-6.5-6.4-6.5-10a6.5 6.5 0 0 1 13 0c0 3.6-3 6.6-6.5 10z",
  "M9.75 10.5a2.25 2.25 0 1 0 4.5 0 2.25 2.25 0 1 0-4.5 0",
];

export const compileMap: Compile<typeof mapProps> = ({ props }) =>
  pictureNode({
    ...props,
    alt: mapAlt(props),
    href: mapAddress(props),
    attributes: { "border-radius": props.radius > 0 && px(props.radius) },
  });
