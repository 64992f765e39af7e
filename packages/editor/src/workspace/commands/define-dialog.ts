import { type Refusal, refuse, take, type Words } from "@mailwright/editing";
import type { EditorPorts } from "../../ports/editor-ports.js";
import type { WorkspaceOffers } from "../workspace-actions.js";
import type { DialogKind, DialogRequest } from "../workspace-store.js";
import { define, show, type WorkspaceContext } from "./define-command.js";

/** Refuses what the template, its place in a page or its ports do not have. */
export function unlessOffered({ services }: WorkspaceContext, offer: keyof WorkspaceOffers) {
  return services.actions()?.offers()[offer] ? undefined : refuse("not-offered");
}

/** Dialogs that can be opened without knowing more. */
type PlainDialog = {
  [Kind in DialogKind]: { readonly kind: Kind } extends Extract<DialogRequest, { kind: Kind }> ? Kind : never;
}[DialogKind];

interface DialogCommand<Id extends string> {
  readonly id: Id;
  readonly words: Words;
  readonly short?: Words;
  readonly isNamedFirst?: boolean;
  readonly order: number;
  readonly dialog: PlainDialog;
  /** The port that the dialog is about. */
  readonly needs?: keyof EditorPorts;
  /** Its work is a change of the document, so that a read-only editor does not open it. */
  readonly changes?: "document";
  /** Why it has nothing to ask now. A control asks this at every change, so the answer must cost the same in a long email. */
  readonly refuses?: (context: WorkspaceContext) => Refusal | undefined;
}

/** Declares a command that opens a dialog over the template as a whole. */
export function defineDialog<const Id extends string>({ dialog, needs, refuses, ...command }: DialogCommand<Id>) {
  return define(take.nothing, {
    group: "template",
    changes: "view",
    ...command,
    refuses: (context) => (needs && !context.services.ports[needs] ? refuse("not-offered") : refuses?.(context)),
    run: (context) => show(context, { kind: dialog }),
  });
}
