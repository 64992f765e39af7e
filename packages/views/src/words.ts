export { type AnchorPlace, anchorOf } from "./words/anchor-of.js";
export { type FoundWords, findWords } from "./words/find-words.js";
export { rangeOf, readShown, type WordsRange, wordsIn } from "./words/shown-words.js";
