import type { Severity } from "../email/finding.js";
import type { Rule } from "../email/rule.js";

/** What clients make of formats beside PNG, JPEG and GIF: Outlook for Windows shows none of these, Gmail no SVG. */
const formats: Readonly<Record<string, Severity>> = {
  avif: "error",
  bmp: "warning",
  heic: "error",
  heif: "error",
  ico: "warning",
  svg: "error",
  tif: "error",
  tiff: "error",
  webp: "warning",
};

/** Pictures are in a format that every client shows. The caller's word on it counts before the ending of the address. */
export const pictureFormat: Rule = {
  id: "picture-format",
  *check({ light, options }) {
    const said = new Set<string>();
    for (const { src, blockId } of light.pictures) {
      const key = `${blockId ?? ""} ${src}`;
      const type = options.pictures && Object.hasOwn(options.pictures, src) ? options.pictures[src]?.type : undefined;
      const format = (type ? typeName(type) : endingOf(src)).toLowerCase();
      const severity = Object.hasOwn(formats, format) ? formats[format] : undefined;
      if (!severity || said.has(key)) continue;
      said.add(key);
      yield { severity, code: "picture-format", blockId, subject: src, values: { format: format.toUpperCase() } };
    }
  },
};

function typeName(type: string): string {
  return /^image\/(?:x-)?([a-z]+)/i.exec(type)?.[1] ?? "";
}

function endingOf(address: string): string {
  return /\.([a-z]{3,4})$/i.exec(address.split(/[?#]/)[0] ?? "")?.[1] ?? "";
}
