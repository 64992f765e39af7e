import { germanWords } from "./words.gen.js";

/** The words of the text toolbar in German. */
export const german = germanWords;
