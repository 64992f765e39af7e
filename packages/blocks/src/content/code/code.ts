import { edges, fontStack, hidingClass, mj, px } from "@mailwright/compiler";
import { type Compile, panel, prop, renderCustomCode } from "@mailwright/document";
import { hidingProps } from "../../shared/hiding.js";
import { lineHeightFactor } from "../../shared/line-height.js";
import { spacingProps } from "../../shared/spacing.js";

const sample = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
  <tr>
    <td style="padding: 12px; background-color: #f2f4f7; color: #10182b;">
      Your own HTML stands here.
    </td>
  </tr>
</table>`;

export const codeProps = {
  html: prop.code(sample),
  padding: spacingProps.padding,
  ...hidingProps,
};

export const codePanel = panel<typeof codeProps>([
  { tab: "quick", fields: ["html"] },
  { tab: "settings", fields: ["hideElement"] },
  { tab: "style", fields: ["padding"] },
]);

export const codeIcon = ["m8 7-5 5 5 5", "m16 7 5 5-5 5", "m13.5 5-3 14"];

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
      "line-height": lineHeightFactor(settings.lineSpacing),
      padding: edges(props.padding),
    },
    html,
  );
  return css === "" ? node : { ...node, headCss: css };
};
