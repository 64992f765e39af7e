import { germanWords } from "./words.gen.js";

/** The words of the primitives in German. */
export const german = germanWords;
