import { defineStrings } from "@mailwright/ui";

export const publishedStrings = defineStrings("editor.published", {
  title: "Template published",
  text: "{name} is among the published templates now.",
  convert: "Convert to system",
  continue: "Continue editing",
  back: "Go back to templates",
});
