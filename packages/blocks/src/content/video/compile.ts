import { px } from "@mailwright/compiler";
import { type Compile, linkAddress } from "@mailwright/document";
import { pictureNode } from "../../shared/picture-node.js";
import type { videoProps } from "./props.js";
import { videoAlt } from "./video-alt.js";

export const compileVideo: Compile<typeof videoProps> = ({ props }) =>
  pictureNode({
    ...props,
    src: props.picture.url,
    alt: videoAlt(props),
    href: linkAddress({ kind: "web", value: props.url }),
    attributes: { "border-radius": props.radius > 0 && px(props.radius) },
  });
