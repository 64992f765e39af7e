import { hidingClass, mj, px } from "@mailwright/compiler";
import type { Compile } from "@mailwright/document";
import type { spacerProps } from "./props.js";

export const compileSpacer: Compile<typeof spacerProps> = ({ props }) =>
  mj("mj-spacer", { "css-class": hidingClass(props.hideElement), height: px(props.height) });
