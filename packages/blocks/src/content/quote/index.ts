import { defineBlock, htmlToPlainText } from "@mailwright/document";
import { compileQuote, quoteIcon, quotePanel, quoteProps, quoteTextStyles } from "./quote.js";
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
