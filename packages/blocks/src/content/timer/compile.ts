import { type Compile, linkAddress } from "@mailwright/document";
import { pictureNode } from "../../shared/picture-node.js";
import type { timerProps } from "./props.js";
import { timerAlt } from "./timer-alt.js";

export const compileTimer: Compile<typeof timerProps> = ({ props }) =>
  pictureNode({
    ...props,
    src: props.picture.url,
    alt: timerAlt(props),
    href: linkAddress(props.link),
    target: props.link.target ?? "_blank",
    title: props.link.title,
  });
