import { decodeText } from "../markup/decode-text.js";

const fillers = ["&#847;", "&zwnj;", "&nbsp;", "\u034F", "\u200C", "\u00A0", " ", "\n"];

/** The preheader as it is written into an email → its words: without markup, and without what fills the inbox's line. */
export function readHiddenLine(html: string): string {
  const line = html.replace(/<\/?span\b[^<>]*>/g, "");
  let end = line.length;
  for (let filler: string | undefined = ""; filler !== undefined; end -= filler?.length ?? 0) {
    filler = fillers.find((each) => line.endsWith(each, end));
  }
  return decodeText(line.slice(0, end)).trim();
}
