import { edges, hidingClass, mj, percent, px } from "@mailwright/compiler";
import type { Compile } from "@mailwright/document";
import type { dividerProps } from "./props.js";

export const compileDivider: Compile<typeof dividerProps> = ({ props }) =>
  mj("mj-divider", {
    "border-color": props.color,
    "border-style": props.line,
    "border-width": px(props.thickness),
    width: percent(props.width),
    align: props.align,
    "css-class": hidingClass(props.hideElement),
    padding: edges(props.padding),
  });
