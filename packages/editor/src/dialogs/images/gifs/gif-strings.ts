import { defineStrings } from "@mailwright/ui";

export const gifStrings = defineStrings("editor.gifs", {
  gifs: "GIFs",
  powered: "Powered by GIPHY",
  linked: "A GIF is linked, not copied: emails fetch it from GIPHY.",
  untitled: "GIF without a title",
  keyRefused: "GIPHY does not accept the key of this page",
  busy: "Too many searches at once. Try again in a while.",
  unreachable: "GIPHY cannot be reached",
});
