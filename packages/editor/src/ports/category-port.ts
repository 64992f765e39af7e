import type { TemplateCategory } from "@mailwright/contract";
import type { PortRefusal } from "./port-refusal.js";

export type TemplateCategoriesAnswer = { readonly kind: "listed"; readonly categories: readonly TemplateCategory[] } | PortRefusal;

/** The categories that a template may be put in. */
export interface TemplateCategoryPort {
  list(signal: AbortSignal): Promise<TemplateCategoriesAnswer>;
}
