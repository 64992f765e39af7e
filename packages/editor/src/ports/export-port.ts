import type { PortRefusal } from "./port-refusal.js";

export type ExportAnswer = { readonly kind: "exported"; readonly file: Blob } | PortRefusal;

/** The picture of an email: up to 599 pixels wide in its mobile form, above in its desktop form. */
export interface PictureFormat {
  readonly widthPx: number;
  readonly format: "png" | "jpeg";
}

/**
 * Files that are made elsewhere from the stored template. HTML needs no port. `onDelay` is told when the file could not be made at once and is
 * tried again without anybody's help.
 */
export interface ExportPort {
  html(): Promise<ExportAnswer>;
  pdf?(signal: AbortSignal, onDelay?: () => void): Promise<ExportAnswer>;
  picture?(format: PictureFormat, signal: AbortSignal, onDelay?: () => void): Promise<ExportAnswer>;
}
