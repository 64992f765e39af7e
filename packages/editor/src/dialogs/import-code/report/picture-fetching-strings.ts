import { defineStrings } from "@mailwright/ui";

export const pictureFetchingStrings = defineStrings("editor.import-pictures", {
  heading: "Images of other servers",
  elsewhere: {
    one: "{count} image is on another server. In your library it stays, whatever becomes of that server.",
    other: "{count} images are on other servers. In your library they stay, whatever becomes of those servers.",
  },
  fetch: "Fetch into the library",
  again: "Try again",
  running: "Fetching images",
  stored: { one: "{count} image is in your library now.", other: "{count} images are in your library now." },
  failed: {
    one: "{count} image could not be fetched and keeps its address:",
    other: "{count} images could not be fetched and keep their addresses:",
  },
  more: { one: "and {count} more", other: "and {count} more" },
  notFetched: "There is no answer from there.",
  notAPicture: "There is no image that emails can use.",
  tooLarge: "The image is too large.",
  full: "Your library has no room left.",
});
