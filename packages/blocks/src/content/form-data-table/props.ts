import { prop } from "@mailwright/document";
import { textAlignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";

export const formDataTableProps = {
  leftText: prop.text("Name\nEmail\nMessage", { maxLength: 5000, multiline: true }),
  rightText: prop.text("{{ name }}\n{{ email }}\n{{ message }}", { maxLength: 5000, multiline: true }),
  borderColor: prop.color("#d9dde4", { dark: true }),
  borderWidth: prop.px({ initial: 1, min: 1, max: 10 }),
  rowPadding: prop.px({ initial: 10, min: 10, max: 100 }),
  fontSize: prop.px({ initial: 16, min: 11, max: 48 }),
  align: textAlignmentProp,
  color: prop.color("#000000", { dark: true, inherits: (settings) => settings.textColor }),
  marginTop: prop.px({ initial: 10, min: 0, max: 400 }),
  marginBottom: prop.px({ initial: 10, min: 0, max: 400 }),
  ...hidingProps,
};
