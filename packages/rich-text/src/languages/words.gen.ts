// Written by `npm run docs` from the files that end in -german.ts.
import type { LanguageWords } from "@mailwright/ui";
import { symbolGerman } from "../react/symbols/symbol-german.js";
import { tableGerman } from "../react/tables/table-german.js";
import { textGerman } from "../react/text-german.js";

/** The German of this package's own words. */
export const germanWords: LanguageWords = {
  "symbols": symbolGerman,
  "textTable": tableGerman,
  "richText": textGerman,
};
