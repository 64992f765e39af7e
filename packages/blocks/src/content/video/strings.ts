import type { BlockStrings } from "@mailwright/document";
import { sideWords } from "../../shared/alignment.js";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { spacingStrings } from "../../shared/spacing.js";
import type { videoProps } from "./video.js";

export const videoStrings = {
  name: "Video",
  keywords: "youtube vimeo film movie play clip",
  props: {
    ...spacingStrings,
    ...hidingStrings,
    url: "Video address",
    picture: "Picture with play button",
    thumbnail: "Thumbnail",
    playButton: "Play button",
    alt: "Alternative text",
    width: "Width",
    radius: "Corner radius",
    align: "Alignment",
  },
  options: {
    playButton: {
      "round-dark": "Round, dark",
      "round-light": "Round, light",
      "round-red": "Round, red",
      "round-blue": "Round, blue",
      "ring-dark": "Ring, dark",
      "ring-light": "Ring, light",
      "wide-dark": "Wide, dark",
      "wide-red": "Wide, red",
    },
    align: sideWords,
    hideElement: hidingWords,
  },
  faults: { invalidUrl: "Please enter a valid Youtube or Vimeo URL" },
} satisfies BlockStrings<typeof videoProps>;
