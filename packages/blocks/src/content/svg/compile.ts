import { type Compile, linkAddress } from "@mailwright/document";
import { pictureNode } from "../../shared/picture-node.js";
import type { svgProps } from "./props.js";

export const compileSvg: Compile<typeof svgProps> = ({ props }) =>
  pictureNode({
    ...props,
    alt: props.decorative ? "" : props.alt,
    href: linkAddress(props.link),
    target: props.link.target ?? "_blank",
    title: props.link.title,
  });
