import type { BlockStrings } from "@mailwright/document";
import { textAlignmentWords } from "../../shared/alignment.js";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import type { formDataTableProps } from "./form-data-table.js";

export const formDataTableStrings = {
  name: "Form data table",
  keywords: "answers fields submission rows",
  props: {
    ...hidingStrings,
    leftText: "Left column, one line for each row",
    rightText: "Right column, one line for each row",
    borderColor: "Border colour",
    borderWidth: "Border width",
    rowPadding: "Row padding",
    fontSize: "Font size",
    align: "Alignment",
    color: "Text colour",
    marginTop: "Space above",
    marginBottom: "Space below",
  },
  options: { align: textAlignmentWords, hideElement: hidingWords },
} satisfies BlockStrings<typeof formDataTableProps>;
