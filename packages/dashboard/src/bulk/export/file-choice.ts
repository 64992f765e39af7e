import type { BulkFiles } from "@mailwright/client";
import { desktopImageDefaultPx, mobileImageDefaultPx } from "@mailwright/contract";

export const fileForms = ["html", "mjml", "pdf", "image"] as const satisfies BulkFiles["forms"];
export type FileForm = (typeof fileForms)[number];

/** Which files a person wants of every template. */
export interface FileChoice {
  readonly forms: readonly FileForm[];
  readonly device: "desktop" | "mobile";
  readonly format: "png" | "jpeg";
}

export const initialFiles: FileChoice = { forms: ["html"], device: "desktop", format: "png" };

const widthPx = { desktop: desktopImageDefaultPx, mobile: mobileImageDefaultPx };

/** The same for the server: in one order, whatever was pressed first. */
export function filesOf({ forms, device, format }: FileChoice): Omit<BulkFiles, "ids"> {
  return { forms: fileForms.filter((form) => forms.includes(form)), ...(forms.includes("image") && { width: widthPx[device], format }) };
}
