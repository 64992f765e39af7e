import { type CommandGroup, type Offer, type Refusal, refuse, type Shortcut, take, type Words } from "@mailwright/editing";
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
  /** Absent: the template. */
  readonly group?: CommandGroup;
  readonly order: number;
  readonly shortcuts?: readonly Shortcut<undefined>[];
  readonly worksAnywhere?: boolean;
  readonly offers?: readonly Offer<undefined>[];
  readonly dialog: PlainDialog;
  /** The port that the dialog is about. */
  readonly needs?: keyof EditorPorts;
  /** What the template has to offer for it. */
  readonly offered?: keyof WorkspaceOffers;
  /** Its work is a change of the document, so that a read-only editor does not open it. */
  readonly changes?: "document";
  /** Why it has nothing to ask now. A control asks this at every change, so the answer must cost the same in a long email. */
  readonly refuses?: (context: WorkspaceContext) => Refusal | undefined;
}

/** Declares a command that opens a dialog for which nothing more has to be known. */
export function defineDialog<const Id extends string>({ dialog, needs, offered, refuses, ...command }: DialogCommand<Id>) {
  return define(take.nothing, {
    group: "template",
    changes: "view",
    ...command,
    refuses(context) {
      if (needs && !context.services.ports[needs]) return refuse("not-offered");
      return (offered && unlessOffered(context, offered)) ?? refuses?.(context);
    },
    run: (context) => show(context, { kind: dialog }),
  });
}
