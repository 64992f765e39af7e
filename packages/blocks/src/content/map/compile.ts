import { px } from "@mailwright/compiler";
import type { Compile } from "@mailwright/document";
import { pictureNode } from "../../shared/picture-node.js";
import { mapAddress, mapAlt } from "./map-address.js";
import type { mapProps } from "./props.js";

export const compileMap: Compile<typeof mapProps> = ({ props }) =>
  pictureNode({
    ...props,
    alt: mapAlt(props),
    href: mapAddress(props),
    attributes: { "border-radius": props.radius > 0 && px(props.radius) },
  });
