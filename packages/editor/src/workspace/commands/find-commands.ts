import { done, take } from "@mailwright/editing";
import { define } from "./define-command.js";

/** Opens the bar that finds and replaces; with words, it looks for these. */
export const find = define(take.orNothing(take.fields({ words: take.optional(take.text), isCaseSensitive: take.optional(take.flag) })), {
  id: "find",
  words: { en: "Find and replace", de: "Suchen und ersetzen" },
  group: "template",
  order: 43,
  changes: "view",
  shortcuts: [{ keys: "mod+f" }],
  worksAnywhere: true,
  run({ services: { workspace } }, args) {
    const { find: open } = workspace.getState();
    // Asked for without words, the bar begins anew.
    const before = args && open ? open : { asked: (open?.asked ?? 0) + 1, words: "", isCaseSensitive: false, place: -1 };
    const next = { ...before, ...args };
    workspace.setState({ find: next.words === before.words ? next : { ...next, place: -1 } });
    return done;
  },
});
