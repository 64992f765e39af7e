import CFB from "cfb";
import { encodeUtf8 } from "../../text/base64.js";
import { fixedProperties, headerLength, type Property, writeProperties } from "./mapi-properties.js";

/** What makes it a template: a message has another class at this place. As its bytes stand in the file. */
const templateClass = "46F0060000000000C000000000000046";

interface OftContent {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly now: Date;
}

/** A template of Outlook for Windows: a compound file (MS-CFB) with a message inside (MS-OXMSG). Opening it begins a new message. */
export function writeOft({ subject, html, text, now }: OftContent): Uint8Array {
  const file = CFB.utils.cfb_new({ CLSID: templateClass });
  const add = (path: string, bytes: Uint8Array) => CFB.utils.cfb_add(file, `/${path}`, bytes);
  // Outlook opens no file without these, and there are no names that they would hold.
  for (const stream of ["00020102", "00030102", "00040102"]) add(`__nameid_version1.0/__substg1.0_${stream}`, new Uint8Array(0));
  const texts = [
    [0x001a, "IPM.Note"],
    [0x0037, subject],
    [0x0e1d, subject],
    [0x0070, subject],
    [0x003d, ""],
    [0x1000, text],
  ] as const;
  const streams = [
    ...texts.map(([id, value]) => ({ id, type: 0x001f, bytes: encodeUtf16(value), sizeBytes: value.length * 2 + 2 })),
    ((bytes) => ({ id: 0x1013, type: 0x0102, bytes, sizeBytes: bytes.length }))(encodeUtf8(withCharset(html))),
  ];
  for (const { id, type, bytes } of streams) add(`__substg1.0_${hex(id)}${hex(type)}`, bytes);
  const variable: Property[] = streams.map(({ id, type, sizeBytes }) => ({ id, type, low: sizeBytes, high: 0 }));
  add("__properties_version1.0", writeProperties([...variable, ...fixedProperties(now)], headerLength));
  // It answers with whatever the runtime has for bytes; `array` is a plain list.
  return Uint8Array.from(CFB.write(file, { fileType: "cfb", type: "array" }) as ArrayLike<number>);
}

const hex = (number: number) => number.toString(16).toUpperCase().padStart(4, "0");

/** Outlook reads the bytes by what the HTML says of itself, not by the code page of the message. */
function withCharset(html: string): string {
  if (/<meta[^>]+charset/i.test(html)) return html;
  const meta = '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">';
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + meta) : meta + html;
}

function encodeUtf16(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    bytes[at * 2] = unit & 0xff;
    bytes[at * 2 + 1] = unit >> 8;
  }
  return bytes;
}
