import { done, refuse, take } from "@mailwright/editing";
import { define } from "./define-command.js";

/** Begins a comment on the words that are selected in a text. */
export const commentOnWords = define(take.nothing, {
  id: "comment-on-words",
  words: { en: "Comment on words", de: "Wörter kommentieren" },
  group: "template",
  order: 77,
  changes: "view",
  keepsText: true,
  shortcuts: [{ keys: "mod+alt+m" }],
  refuses({ services: { ports, workspace } }) {
    if (!ports.comments) return refuse("not-offered");
    return workspace.getState().selectedWords?.() ? undefined : refuse("nothing-selected");
  },
  run({ services: { workspace } }) {
    workspace.setState(({ selectedWords }) => ({ commenting: true, commentOn: selectedWords?.() }));
    return done;
  },
});
