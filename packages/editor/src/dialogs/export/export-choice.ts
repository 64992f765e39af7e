import {
  desktopImageDefaultPx,
  desktopImageMaxPx,
  desktopImageMinPx,
  mobileImageDefaultPx,
  mobileImageMaxPx,
  mobileImageMinPx,
} from "@mailwright/contract";
import { exportFormats } from "../../base/document/compile-files.js";
import type { ExportPort, PictureFormat } from "../../ports/export-port.js";

/** What the File tab offers. PDF and pictures need a server that draws; the others are made here. */
export const fileKinds = ["pdf", "html", "image", "mjml", "amp", "text"] as const;
export type FileKind = (typeof fileKinds)[number];

export type ImageDevice = "desktop" | "mobile";

export interface ImageOptions {
  readonly device: ImageDevice;
  readonly widthPx: Readonly<Record<ImageDevice, number>>;
  readonly format: PictureFormat["format"];
}

/** Which file a person wants. */
export interface FileOrder {
  readonly kind: FileKind;
  readonly image: ImageOptions;
  /** Of HTML and MJML: so that an import makes the same blocks of it. */
  readonly isEditable: boolean;
}

export const imageWidths = {
  desktop: { min: desktopImageMinPx, max: desktopImageMaxPx },
  mobile: { min: mobileImageMinPx, max: mobileImageMaxPx },
} satisfies Record<ImageDevice, { min: number; max: number }>;

export const initialImage: ImageOptions = {
  device: "desktop",
  widthPx: { desktop: desktopImageDefaultPx, mobile: mobileImageDefaultPx },
  format: "png",
};

const isCompiledHere = (kind: FileKind) => exportFormats.some((format) => format === kind);

/** The kinds of file that can be had over these ports, and of this email: not every one has a part in AMP. */
export function offeredKinds(exporter: ExportPort | undefined, hasAmp: boolean): readonly FileKind[] {
  const others = { pdf: exporter?.pdf !== undefined, image: exporter?.picture !== undefined, amp: hasAmp };
  return fileKinds.filter((kind) => isCompiledHere(kind) || Object.entries(others).some(([other, isThere]) => other === kind && isThere));
}
