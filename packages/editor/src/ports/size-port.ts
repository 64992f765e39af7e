import type { PortRefusal } from "./port-refusal.js";

export type SizeAnswer = { readonly kind: "measured"; readonly isOversize: boolean } | PortRefusal;

/** Tells whether a template may be so large. Without this port the limit of the specification counts. */
export interface SizePort {
  measure(html: string, css: string): Promise<SizeAnswer>;
}
