// biome-ignore lint/correctness/noUndeclaredDependencies: who imports this face uses Vue.
import type {} from "vue";
import type { EmailEditorElement } from "./email-editor/email-editor.js";
import type { TemplateDashboardElement } from "./template-dashboard/template-dashboard.js";

/** An element as Vue's templates see it: its own properties, and any attribute. */
type InTemplate<E extends HTMLElement> = new () => {
  $props: Partial<Omit<E, keyof HTMLElement>> & { readonly [attribute: string]: unknown };
};

declare module "vue" {
  interface GlobalComponents {
    "email-editor": InTemplate<EmailEditorElement>;
    "template-dashboard": InTemplate<TemplateDashboardElement>;
  }
}
