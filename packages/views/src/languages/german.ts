import { germanWords } from "./words.gen.js";

/** The words of the shared views in German. */
export const german = germanWords;
