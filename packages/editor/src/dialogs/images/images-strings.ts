import { defineStrings } from "@mailwright/ui";

export const imagesStrings = defineStrings("editor.imageDialog", {
  title: "Images",
  tabs: "Where images come from",
  global: "Global images",
  template: "Template images",
  stock: "Free images",
  gifs: "GIFs",
  ai: "AI images",
  use: "Use image",
  cancel: "Cancel",
  copy: "Copy to template",
  copied: "{name} is copied to the template",
  notCopied: "The image could not be copied.",
  emptyRemoved: "The image block without an image was removed.",
  undo: "Undo",
  notOpened: "The page could not show its images.",
  noLibrary: "No images to choose from",
  noLibraryHint: "Give the address of an image.",
});
