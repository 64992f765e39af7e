import type { Compiler } from "@mailwright/compiler";
import { type EmailDocument, escapeAttribute } from "@mailwright/document";

/** A document as a page to look at, with each block's id on its element (`data-block-id`). */
export function writePicture(compiler: Compiler, document: EmailDocument): string {
  const { frame, units, headCss } = compiler.parts(document);
  const body = units.map(({ canvasHtml }) => canvasHtml).join("\n");
  const attributes = `lang="${escapeAttribute(frame.lang)}" dir="${escapeAttribute(frame.dir)}"`;
  return `<!doctype html><html ${attributes}><head><style>${headCss}</style></head>${frame.prefix}${body}${frame.suffix}</html>`;
}
