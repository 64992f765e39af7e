import { defineBlock } from "@mailwright/document";
import {
  compileFormDataTable,
  formDataTableIcon,
  formDataTablePanel,
  formDataTablePlacement,
  formDataTableProps,
} from "./form-data-table.js";
import { rowsOf } from "./rows.js";
import { formDataTableStrings } from "./strings.js";

/** What somebody filled into a form: names on the left, answers on the right. */
export const formDataTable = defineBlock({
  type: "form-data-table",
  ...formDataTablePlacement,
  props: formDataTableProps,
  panel: formDataTablePanel,
  strings: formDataTableStrings,
  icon: formDataTableIcon,
  compile: compileFormDataTable,
  label: ({ leftText }) => leftText,
  text: ({ leftText, rightText }) =>
    rowsOf(leftText, rightText)
      .map(([left, right]) => (left === "" ? right : `${left}: ${right}`))
      .join("\n"),
  read: async () => (await import("./read.js")).readFormDataTable,
});
