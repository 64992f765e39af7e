import type { PortRefusal } from "./port-refusal.js";

export type ExportAnswer = { readonly kind: "exported"; readonly file: Blob } | PortRefusal;

/** The picture of an email: up to 599 pixels wide in its mobile form, above in its desktop form. */
export interface PictureFormat {
  readonly widthPx: number;
  readonly format: "png" | "jpeg";
}

/** Files that are made elsewhere from the stored template. HTML needs no port. */
export interface ExportPort {
  html(): Promise<ExportAnswer>;
  pdf?(signal: AbortSignal): Promise<ExportAnswer>;
  picture?(format: PictureFormat, signal: AbortSignal): Promise<ExportAnswer>;
}
