import type { PortRefusal } from "./port-refusal.js";

export interface CustomField {
  readonly id: string;
  readonly name: string;
}

export type CustomFieldAnswer = { readonly kind: "listed"; readonly fields: readonly CustomField[] } | PortRefusal;

/** Fields of a contact that a link may lead to. The sender fills in `{{id}}`. */
export interface CustomFieldPort {
  list(signal: AbortSignal): Promise<CustomFieldAnswer>;
}
