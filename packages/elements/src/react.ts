import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { EventListeners, OwnProperties } from "./element/own-properties.js";
import type { EmailEditorElement } from "./email-editor/email-editor-element.js";
import type { EmailEditorEventMap } from "./email-editor/email-editor-events.js";
import type { TemplateDashboardElement, TemplateDashboardEventMap } from "./template-dashboard/template-dashboard-element.js";

/** A custom element in JSX: HTML's own attributes, its properties and events (React 19 sets both), and anything in kebab case. */
type InJsx<E extends HTMLElement, Events> = DetailedHTMLProps<HTMLAttributes<E>, E> & {
  readonly class?: string;
  readonly [attribute: `${string}-${string}`]: unknown;
} & OwnProperties<E> &
  EventListeners<Events>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "email-editor": InJsx<EmailEditorElement, EmailEditorEventMap>;
      "template-dashboard": InJsx<TemplateDashboardElement, TemplateDashboardEventMap>;
    }
  }
}
