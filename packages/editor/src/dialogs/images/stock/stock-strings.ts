import { defineStrings } from "@mailwright/ui";

export const stockStrings = defineStrings("editor.stock", {
  photos: "Free images",
  from: "Photos from",
  by: "Photo by {name}",
  photographer: "Photographer",
  notConfigured: "No photo service is connected",
  notConfiguredHint: "Whoever runs the server connects Unsplash, Pexels or Pixabay with PHOTOS_SERVICE and PHOTOS_KEY.",
  busy: "Too many searches at once. Try again in a minute.",
  notChosen: "Something went wrong. Try again later",
});
