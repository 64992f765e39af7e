import { defineStrings } from "@mailwright/ui";

/** The words of dragging templates onto the sidebar. */
export const dragStrings = defineStrings("dashboard.drag", {
  several: { one: "{count} template", other: "{count} templates" },
  categorised: "“{name}” is now in {category}",
  categorisedMany: { one: "{count} template is now in {category}", other: "{count} templates are now in {category}" },
  uncategorised: "“{name}” is no longer in {category}",
  uncategorisedMany: { one: "{count} template is no longer in {category}", other: "{count} templates are no longer in {category}" },
  undo: "Undo",
});
