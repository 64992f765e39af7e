import type { BlockStrings } from "@mailwright/document";
import { spacingGerman } from "../../shared/german.js";
import type { wrapperProps } from "./wrapper.js";

export const wrapperGerman = {
  name: "Seitenrahmen",
  keywords: "Seite Blatt Papier Inhalt Container",
  props: {
    ...spacingGerman,
    background: "Hintergrundfarbe",
    radius: "Eckenradius",
    borderWidth: "Rahmenstärke",
    borderColor: "Rahmenfarbe",
    fullWidth: "Hintergrund über das ganze Fenster",
  },
} satisfies BlockStrings<typeof wrapperProps>;
