import { refuse, take } from "@mailwright/editing";
import type { PortRefusal } from "../../ports/port-refusal.js";
import { define, type WorkspaceServices } from "./define-command.js";
import { unlessOffered } from "./define-dialog.js";
import { noCode } from "./no-code.js";

/** Releases the lock of a shared template, after asking about unsaved work, and goes back to the shared ones. Answers why it was not released. */
export const unlock = define(take.nothing, {
  id: "unlock",
  words: { en: "Unlock", de: "Entsperren" },
  group: "template",
  changes: "view",
  offers: [],
  refuses: (context) => unlessOffered(context, "unlock"),
  run: ({ services }) => ({
    done: true,
    value: new Promise<PortRefusal | undefined>((resolve) => services.actions()?.leave(() => resolve(work("unlock", services)))),
  }),
});

/** Makes the open template a starter, which is then the one that is edited. Answers why that was not done. */
export const convert = define(take.nothing, {
  id: "convert",
  words: { en: "Convert to system", de: "In Systemvorlage umwandeln" },
  group: "template",
  changes: "view",
  offers: [],
  refuses: (context) => unlessOffered(context, "convert") ?? (context.document.isDirty() ? refuse("not-now") : undefined),
  run: ({ services }) => ({ done: true, value: work("convert", services) }),
});

/** What needs the server anyway comes when it is asked for. */
async function work(working: "unlock" | "convert", services: WorkspaceServices): Promise<PortRefusal | undefined> {
  const { workspace } = services;
  // At once: a second press must not do it twice.
  workspace.setState({ working });
  const code = await import("./sharing-work.js").catch(() => undefined);
  const refusal = code ? await code[working](services) : noCode;
  workspace.setState({ working: null });
  return refusal;
}
