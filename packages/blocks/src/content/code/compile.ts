import { edges, fontStack, hidingClass, mj, px } from "@mailwright/compiler";
import { type Compile, renderCustomCode } from "@mailwright/document";
import type { codeProps } from "./props.js";

export const compileCode: Compile<typeof codeProps> = ({ props, settings, block }) => {
  const scope = `code-${block.id.replace(/[^\w-]/g, "")}`;
  const { html, css } = renderCustomCode(props.html, scope);
  const classes = [hidingClass(props.hideElement), css !== "" && scope].filter(Boolean).join(" ");
  const node = mj(
    "mj-text",
    {
      align: settings.dir === "rtl" ? "right" : "left",
      "css-class": classes,
      color: settings.textColor,
      "font-family": fontStack(settings.paragraphFonts),
      "font-size": px(settings.textFontSize),
      "line-height": settings.lineSpacing,
      padding: edges(props.padding),
    },
    html,
  );
  return css === "" ? node : { ...node, headCss: css };
};
