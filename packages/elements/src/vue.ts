// biome-ignore lint/correctness/noUndeclaredDependencies: who imports this face uses Vue.
import type {} from "vue";
import type { OwnProperties } from "./element/own-properties.js";
import type { EmailEditorElement } from "./email-editor/email-editor-element.js";
import type { EmailEditorEventMap } from "./email-editor/email-editor-events.js";
import type { TemplateDashboardElement, TemplateDashboardEventMap } from "./template-dashboard/template-dashboard-element.js";

/** `mw-dirty-change` is `onMwDirtyChange` to Vue. */
type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name;
type Listeners<Events> = {
  readonly [K in keyof Events & string as `on${Capitalize<Camel<K>>}`]?: ((event: Events[K]) => void) | undefined;
};

/** An element as Vue's templates see it: its own properties, its events, and any attribute. */
type InTemplate<E extends HTMLElement, Events> = new () => {
  $props: OwnProperties<E> & Listeners<Events> & { readonly [attribute: string]: unknown };
};

declare module "vue" {
  interface GlobalComponents {
    "email-editor": InTemplate<EmailEditorElement, EmailEditorEventMap>;
    "template-dashboard": InTemplate<TemplateDashboardElement, TemplateDashboardEventMap>;
  }
}
