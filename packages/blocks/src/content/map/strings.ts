import type { BlockStrings } from "@mailwright/document";
import { sideWords } from "../../shared/alignment.js";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { spacingStrings } from "../../shared/spacing.js";
import type { mapProps } from "./map.js";

export const mapStrings = {
  name: "Map",
  keywords: "place location directions shop store address",
  props: {
    ...spacingStrings,
    ...hidingStrings,
    src: "Picture of the map",
    address: "Address of the place",
    service: "Opens in",
    alt: "Alternative text",
    width: "Width",
    radius: "Corner radius",
    align: "Alignment",
  },
  options: {
    service: { google: "Google Maps", openstreetmap: "OpenStreetMap", apple: "Apple Maps" },
    align: sideWords,
    hideElement: hidingWords,
  },
} satisfies BlockStrings<typeof mapProps>;
