import type { PortRefusal } from "./port-refusal.js";

export type SizeAnswer = { readonly kind: "measured"; readonly isOversize: boolean } | PortRefusal;

/** Asks whether a template may be this large. Without this port the limit of the REST contract counts. */
export interface SizePort {
  measure(html: string, css: string): Promise<SizeAnswer>;
}
