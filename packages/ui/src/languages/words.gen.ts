// Written by `npm run docs` from the files that end in -german.ts.
import type { LanguageWords } from "../translate/join-words.js";
import { fieldGerman } from "../fields/field-german.js";
import { crashGerman } from "../messages/states/crash-german.js";
import { uiGerman } from "../translate/ui-german.js";

/** The German of this package's own words. */
export const germanWords: LanguageWords = {
  "ui": { ...fieldGerman, ...uiGerman },
  "ui.crash": crashGerman,
};
