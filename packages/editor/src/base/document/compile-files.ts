import type { Compiler } from "@mailwright/compiler";
import { type EmailDocument, foldLines } from "@mailwright/document";
import type { TemplateInfo } from "../../ports/template-info.js";
import { compileOptionsOf } from "./compile-options-of.js";

/** Forms in which an email can leave the editor. */
export const exportFormats = ["html", "mjml", "text"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** How each format becomes a file. */
export const exportFiles = {
  html: { extension: "html", type: "text/html" },
  mjml: { extension: "mjml", type: "text/plain" },
  text: { extension: "txt", type: "text/plain" },
} satisfies Record<ExportFormat, { extension: string; type: string }>;

/** The email as one looks at it: every block shows, whatever its condition. With `hasBlockIds` its elements say whose they are. */
export function compilePreview(compiler: Compiler, document: EmailDocument, info: TemplateInfo, hasBlockIds = false): string {
  return compiler.compileDocument(document, { ...compileOptionsOf(info), isPreview: true, hasBlockIds }).html;
}

/** Which form, and whether an import shall make the same blocks of it. */
export interface FormatChoice {
  readonly format: ExportFormat;
  readonly isEditable?: boolean;
  /** Do the elements say whose they are? */
  readonly hasBlockIds?: boolean;
}

/** The email in one of its forms, as a file holds it: HTML in lines that mail servers leave alone, and a line break at the end. */
export function compileFormat(
  compiler: Compiler,
  document: EmailDocument,
  info: TemplateInfo,
  { format, isEditable = false, hasBlockIds = false }: FormatChoice,
): string {
  const options = { ...compileOptionsOf(info), isEditable, hasBlockIds };
  if (format === "mjml") return compiler.toMjml(document, options);
  const compiled = compiler.compileDocument(document, options);
  return `${format === "html" ? foldLines(compiled.html) : compiled.text}\n`;
}

/** A file name that every system accepts: the template's name without the characters that some systems forbid. */
export function fileNameOf(name: string, format: ExportFormat, fallback: string): string {
  return fileNameWith(name, exportFiles[format].extension, fallback);
}

/** The same for any kind of file. */
export function fileNameWith(name: string, extension: string, fallback: string): string {
  const safe = Array.from(name, (sign) => (sign < " " || '\\/:*?"<>|'.includes(sign) ? " " : sign))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
  return `${safe === "" || /^\.+$/.test(safe) ? fallback : safe.slice(0, 120)}.${extension}`;
}
