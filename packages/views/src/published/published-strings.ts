import { defineStrings } from "@mailwright/ui";

export const publishedStrings = defineStrings("views.published", {
  title: "Template published",
  text: "“{name}” is among the published templates now.",
  continue: "Continue editing",
  back: "Go back to templates",
  shareUrl: "Share by URL",
  convert: "Convert to system",
});
