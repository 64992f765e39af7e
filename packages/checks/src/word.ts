export { findWordHarm, type WordHarm, wordRules } from "./word/find-word-harm.js";
export type { WordRule } from "./word/word-rule.js";
export type { WordElement, WordView } from "./word/word-view.js";
