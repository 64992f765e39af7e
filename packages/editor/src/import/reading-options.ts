import type { TemplateInfo } from "../ports/template-info.js";
import type { SourceFault } from "./check-source.js";
import type { ImportReading, ReadingServices } from "./import-reading.js";

/** What became of a source. */
export type ReadingAnswer = { readonly kind: "read"; readonly reading: ImportReading } | { readonly kind: "stopped" } | SourceFault;

/** What reading needs beside the source. */
export interface ReadingOptions {
  readonly services: ReadingServices;
  readonly info: TemplateInfo;
  /** The page in which HTML is laid out, out of sight; nothing once it is gone. */
  page(): Document | undefined;
  readonly signal: AbortSignal;
  onProgress(share: number): void;
}
