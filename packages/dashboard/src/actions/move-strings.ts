import { defineStrings } from "@mailwright/ui";

/** The words of moving templates: by dragging them onto the sidebar, and by the menus that do the same. */
export const moveStrings = defineStrings("dashboard.drag", {
  moveTo: "Move to",
  several: { one: "{count} template", other: "{count} templates" },
  categorised: "“{name}” is now in {category}",
  categorisedMany: { one: "{count} template is now in {category}", other: "{count} templates are now in {category}" },
  uncategorised: "“{name}” is no longer in {category}",
  uncategorisedMany: { one: "{count} template is no longer in {category}", other: "{count} templates are no longer in {category}" },
  undo: "Undo",
});
