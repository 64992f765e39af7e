import { prop } from "@mailwright/document";
import { hidingProps } from "../../shared/hiding.js";
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
