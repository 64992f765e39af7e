// biome-ignore lint/correctness/noUndeclaredDependencies: who imports this face uses Svelte.
import type {} from "svelte/elements";
import type { EventListeners, OwnProperties } from "./element/own-properties.js";
import type { EmailEditorElement } from "./email-editor/email-editor-element.js";
import type { EmailEditorEventMap } from "./email-editor/email-editor-events.js";
import type { TemplateDashboardElement, TemplateDashboardEventMap } from "./template-dashboard/template-dashboard-element.js";

/** An element as Svelte's markup sees it: its own properties, its events as `onmw-…`, and any attribute. */
type InMarkup<E extends HTMLElement, Events> = OwnProperties<E> & EventListeners<Events> & { readonly [attribute: string]: unknown };

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "email-editor": InMarkup<EmailEditorElement, EmailEditorEventMap>;
    "template-dashboard": InMarkup<TemplateDashboardElement, TemplateDashboardEventMap>;
  }
}
