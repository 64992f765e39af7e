import type { CanvasUnit, DocumentFrame, RowCompiler } from "@mailwright/compiler";
import type { EmailDocument } from "@mailwright/document";
import type { MailParts, MailRow } from "./mail-parts.js";
import type { MailFrame } from "./mail-surface.js";

/** Reads documents with a compiler, row by row. */
export function createMailReader(compiler: RowCompiler): (document: EmailDocument) => MailParts {
  const frames = new WeakMap<DocumentFrame, MailFrame>();
  const units = new WeakMap<MailRow, CanvasUnit>();

  return (document) => {
    const { frame, rows, parent, compileRow, headCss, headKind } = compiler.openRows(document);
    const known = frames.get(frame) ?? readFrame(frame);
    frames.set(frame, known);
    return {
      frame: known,
      frameBlocks: parent === document.root ? [] : [parent],
      rows,
      compileRow(row) {
        const unit = compileRow(row);
        if (!unit) return nothing;
        units.set(unit, unit);
        return unit;
      },
      cssKind(row) {
        const unit = units.get(row);
        return unit && headKind(unit);
      },
      css: (shown) => headCss(shown.flatMap((row) => units.get(row) ?? [])),
    };
  };
}

/** A row that adds nothing to the email. */
const nothing: MailRow = { canvasHtml: "" };

const bodyTag = /<body\b([^>]*)>/i;
const classAttribute = /\sclass="([^"]*)"/i;
const styleAttribute = /\sstyle="([^"]*)"/i;

/** The styles of the `body` tag go to the element that stands for it. */
function readFrame({ prefix, suffix, lang, dir }: DocumentFrame): MailFrame {
  const attributes = bodyTag.exec(prefix)?.[1] ?? "";
  return {
    before: prefix.replace(bodyTag, ""),
    after: suffix.replace(/<\/body>/i, ""),
    bodyStyle: styleAttribute.exec(attributes)?.[1] ?? "",
    bodyClass: classAttribute.exec(attributes)?.[1] ?? "",
    lang,
    dir,
  };
}
