import { px } from "@mailwright/compiler";
import { type Compile, panel, type Values } from "@mailwright/document";
import { pictureNode } from "../../shared/picture-node.js";
import { captionNode } from "../image/image.js";
import { mapAddress, mapAlt } from "./map-address.js";
import type { mapProps } from "./props.js";

export const mapPanel = panel<typeof mapProps>([
  { tab: "quick", fields: ["address", "zoom", "shape", "made", "src"] },
  { tab: "settings", fields: ["service", "alt", "hideElement"] },
  { tab: "style", fields: ["width", "align", "radius", "padding"] },
]);

export const mapIcon = [
  "M12 20.5c-3.5-3.4-6.5-6.4-6.5-10a6.5 6.5 0 0 1 13 0c0 3.6-3 6.6-6.5 10z",
  "M9.75 10.5a2.25 2.25 0 1 0 4.5 0 2.25 2.25 0 1 0-4.5 0",
];

/** By it the words below a map are known as its credit again. */
export const creditClass = "mw-map-credit";

export const compileMap: Compile<typeof mapProps> = ({ props, settings }) => {
  const picture = pictureNode({
    ...props,
    alt: mapAlt(props),
    href: mapAddress(props),
    attributes: { "border-radius": props.radius > 0 && px(props.radius) },
  });
  const credit = mapCredit(props);
  return credit === "" ? picture : [picture, captionNode(props, settings, { className: creditClass, fontSizePx: 11, text: credit })];
};

type MapPicture = Pick<Values<typeof mapProps>, "src" | "made">;

/** Does the email show the map that was made, and no picture of the person's own? */
export const showsMadeMap = ({ src, made }: MapPicture): boolean => src !== "" && src === made.url;

/** What the maker of the map wants to stand beside it. */
export const mapCredit = (picture: MapPicture): string => (showsMadeMap(picture) ? (picture.made.credit ?? "") : "");
