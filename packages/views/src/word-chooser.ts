export { WordChooser, type WordChooserProps } from "./words/word-chooser.js";
