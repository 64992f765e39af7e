import { encodeBase64 } from "../text/base64.js";

export interface Message {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Headers of one line in plain letters. */
  readonly headers?: Readonly<Record<string, string>>;
}

const lineEnd = "\r\n";
/** It holds characters that base64 has not, so that it stands in no part. */
const boundary = "=_parts_of_the_message";

/** A message as mail programs keep it (RFC 5322): plain text and HTML, from and to nobody yet. */
export function composeMessage({ subject, html, text, headers = {} }: Message): string {
  const lines = [
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Subject: ${encodeWords(subject)}`,
    "MIME-Version: 1.0",
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    "",
    ...writePart("text/plain", text.replace(/\r?\n/g, lineEnd)),
    ...writePart("text/html", html),
    `--${boundary}--`,
    "",
  ];
  return lines.join(lineEnd);
}

function writePart(type: string, content: string): readonly string[] {
  const lines = encodeBase64(content).match(/.{1,76}/g) ?? [];
  return [`--${boundary}`, `Content-Type: ${type}; charset=utf-8`, "Content-Transfer-Encoding: base64", "", ...lines];
}

/** Text of a header (RFC 2047): words in base64, each at most 75 characters long, each of whole characters. */
function encodeWords(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (/^[\x20-\x7e]{0,60}$/.test(line) && !line.includes("=?")) return line;
  const words: string[] = [];
  let word = "";
  for (const character of line) {
    // With what stands around it and the name of the header it is one line of at most 76.
    if (encodeBase64(word + character).length > 52) {
      words.push(word);
      word = "";
    }
    word += character;
  }
  return [...words, word].map((each) => `=?UTF-8?B?${encodeBase64(each)}?=`).join(`${lineEnd} `);
}
