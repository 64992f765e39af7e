import type { BlockStrings } from "@mailwright/document";
import { sideWords } from "../../shared/alignment.js";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { spacingStrings } from "../../shared/spacing.js";
import type { mapProps } from "./props.js";

export const mapStrings = {
  name: "Map",
  keywords: "place location directions shop store address",
  props: {
    ...spacingStrings,
    ...hidingStrings,
    src: "Picture of the map",
    address: "Address of the place",
    zoom: "Shows",
    shape: "Shape",
    made: "Map",
    service: "Opens in",
    alt: "Alternative text",
    width: "Width",
    radius: "Corner radius",
    align: "Alignment",
  },
  faults: {
    missing: "Make the map, or use a picture of your own. Without one the email leaves the map out.",
    stale: "The map was made for other settings. Make it again.",
  },
  options: {
    service: { google: "Google Maps", openstreetmap: "OpenStreetMap", apple: "Apple Maps", none: "Nothing: no link" },
    zoom: { region: "The region", town: "The town", district: "The district", street: "The streets around", building: "The building" },
    shape: { wide: "Wide, 2:1", photo: "Photo, 3:2", square: "Square, 1:1" },
    align: sideWords,
    hideElement: hidingWords,
  },
} satisfies BlockStrings<typeof mapProps>;
