import { Parser } from "htmlparser2";

const lengthMax = 1000;
const silent = new Set(["script", "style", "head", "template"]);

/** What a description in HTML says, on one line. */
export function plainText(html: string): string {
  let text = "";
  let silence = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (silent.has(name)) silence += 1;
      else text += " ";
    },
    onclosetag: (name) => {
      if (silent.has(name)) silence -= 1;
    },
    ontext: (piece) => {
      if (silence === 0) text += piece;
    },
  });
  parser.end(html.slice(0, 100_000));
  return Array.from(text.replaceAll(/\s+/g, " ").trim()).slice(0, lengthMax).join("");
}
