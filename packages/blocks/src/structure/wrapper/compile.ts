import { edges, mj, px } from "@mailwright/compiler";
import type { Compile } from "@mailwright/document";
import type { wrapperProps } from "./props.js";

export const compileWrapper: Compile<typeof wrapperProps> = ({ props, children }) =>
  mj(
    "mj-wrapper",
    {
      "background-color": props.background,
      padding: edges(props.padding),
      "border-radius": props.radius > 0 && px(props.radius),
      border: props.borderWidth > 0 && `${px(props.borderWidth)} solid ${props.borderColor}`,
      "full-width": props.fullWidth && "full-width",
    },
    children,
  );
