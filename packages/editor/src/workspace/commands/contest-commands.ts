import { type Outcome, refuse, take } from "@mailwright/editing";
import type { PortRefusal } from "../../ports/port-refusal.js";
import { define, type WorkspaceContext } from "./define-command.js";
import { defineDialog } from "./define-dialog.js";
import { noCode } from "./no-code.js";

const contestIn = ({ services }: WorkspaceContext) => services.workspace.getState().together?.contest();
const unlessContested = (context: WorkspaceContext) => (contestIn(context) ? undefined : refuse("not-offered"));

/** Shows what both sides changed while there was no connection, side by side. */
export const showContested = defineDialog({
  id: "show-contested",
  words: { en: "Compare conflicts", de: "Konflikte vergleichen" },
  order: 76,
  dialog: "contested",
  changes: "document",
  refuses: unlessContested,
});

/**
 * Settles what both sides changed while there was no connection: in these blocks the side stands that did not until now. Answers what is to be waited for: how many of them were
 * left as they are because they were changed since, or why nothing was done.
 */
export const takeContested = define(take.fields({ blockIds: take.blockIds }), {
  id: "take-contested",
  words: { en: "Take the other side", de: "Die andere Seite übernehmen" },
  group: "template",
  changes: "document",
  offers: [],
  refuses: unlessContested,
  run(context, { blockIds }): Outcome<Promise<number | PortRefusal>> {
    const contest = contestIn(context);
    if (!contest) return refuse("not-offered");
    const settle = ({ settleContest }: typeof import("./settle-contest.js")) => settleContest(context, contest, blockIds);
    return { done: true, value: import("./settle-contest.js").then(settle, () => noCode) };
  },
});
