import { completeOwnAddresses, foldLines } from "@mailwright/document";

/** Compiled HTML that somebody takes away. */
export interface HtmlToTake {
  html: string;
  /** Where the server's own pictures are for whoever opens the file. */
  origin: string;
}

/** The HTML as a file holds it: with addresses that are good outside, in lines that mail servers leave alone, and a line break at the end. */
export function writeHtmlFile({ html, origin }: HtmlToTake): string {
  return html === "" ? "" : `${foldLines(completeOwnAddresses(html, origin)).trimEnd()}\n`;
}
