import { defineBlock, htmlToPlainText } from "@mailwright/document";
import { compileQuote, quoteTextStyles } from "./compile.js";
import { quoteIcon } from "./icon.js";
import { quotePanel } from "./panel.js";
import { quoteProps } from "./props.js";
import { quoteStrings } from "./strings.js";

/** What somebody said, with a bar beside it and their name below. */
export const quote = defineBlock({
  type: "quote",
  accepts: "nothing",
  props: quoteProps,
  panel: quotePanel,
  strings: quoteStrings,
  icon: quoteIcon,
  compile: compileQuote,
  editable: { prop: "text", mode: "blocks", selector: "td > div", styles: quoteTextStyles },
  text: ({ text, source }) => [htmlToPlainText(text), source && `— ${source}`].filter(Boolean).join("\n"),
  read: async () => (await import("./read.js")).readQuote,
});
