// biome-ignore lint/correctness/noUndeclaredDependencies: who imports this face uses Svelte.
import type {} from "svelte/elements";
import type { EmailEditorElement, EmailEditorEventMap } from "./email-editor/email-editor.js";
import type { TemplateDashboardElement, TemplateDashboardEventMap } from "./template-dashboard/template-dashboard.js";

/** An element as Svelte's markup sees it: its own properties, its events as `onmw-…`, and any attribute. */
type InMarkup<E extends HTMLElement, Events> = Partial<Omit<E, keyof HTMLElement>> & {
  readonly [K in keyof Events as `on${K & string}`]?: (event: Events[K]) => void;
} & { readonly [attribute: string]: unknown };

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "email-editor": InMarkup<EmailEditorElement, EmailEditorEventMap>;
    "template-dashboard": InMarkup<TemplateDashboardElement, TemplateDashboardEventMap>;
  }
}
