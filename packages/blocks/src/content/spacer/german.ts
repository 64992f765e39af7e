import type { BlockStrings } from "@mailwright/document";
import { hidingGerman, hidingGermanWords } from "../../shared/german.js";
import type { spacerProps } from "./spacer.js";

export const spacerGerman = {
  name: "Abstand",
  keywords: "Leerraum Lücke Distanz",
  props: {
    ...hidingGerman,
    height: "Höhe",
  },
  options: {
    hideElement: hidingGermanWords,
  },
} satisfies BlockStrings<typeof spacerProps>;
