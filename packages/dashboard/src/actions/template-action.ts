import type { IconSource } from "@mailwright/ui";

/** Everything that can be done with one template, in the order of its menu. */
export const templateActionIds = [
  "open",
  "use",
  "preview",
  "settings",
  "favorite",
  "unfavorite",
  "duplicate",
  "notes",
  "activity",
  "publish",
  "unpublish",
  "approval",
  "share",
  "transfer",
  "view-shared",
  "share-url",
  "share-links",
  "unlock",
  "request-unlock",
  "convert",
  "restore",
  "remove",
  "delete-forever",
] as const;
export type TemplateActionId = (typeof templateActionIds)[number];

/** One thing that the signed-in user may do with a template. */
export interface TemplateAction {
  readonly id: TemplateActionId;
  readonly label: string;
  readonly icon: IconSource;
  /** Actions of the same group stand together in a menu. */
  readonly group: number;
  readonly isDangerous?: boolean;
  /** Why it cannot be done now, such as a lock. `run` then says so instead of doing it. */
  readonly disabledReason?: string;
  /** Does it, after a question where one is due; says how it went. */
  readonly run: () => void;
}
