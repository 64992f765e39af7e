import { px } from "@mailwright/compiler";
import { type Compile, linkAddress } from "@mailwright/document";
import { pictureNode } from "../../shared/picture-node.js";
import type { iconProps } from "./props.js";

export const compileIcon: Compile<typeof iconProps> = ({ props }) => {
  const { picture, link, padding, indent, size } = props;
  return pictureNode({
    ...props,
    src: picture.url,
    href: linkAddress(link),
    title: link.title,
    target: link.target ?? "_blank",
    padding: { ...padding, left: padding.left + indent, right: padding.right + indent },
    width: size,
    attributes: { height: px(size) },
  });
};
