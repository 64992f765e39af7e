import { done, refuse, take } from "@mailwright/editing";
import { define, show } from "./define-command.js";

/** Opens the list of what could not be read when the template was opened. */
export const showProblems = define(take.nothing, {
  id: "show-problems",
  words: { en: "Parts that could not be read", de: "Nicht lesbare Teile" },
  group: "template",
  changes: "view",
  offers: [],
  refuses: ({ services }) => (services.workspace.getState().problems.length > 0 ? undefined : refuse("not-now")),
  run: (context) => show(context, { kind: "problems" }),
});

/** Takes away what the canvas says of parts that could not be read. */
export const dismissProblems = define(take.nothing, {
  id: "dismiss-problems",
  words: { en: "Dismiss the note on unread parts", de: "Hinweis auf nicht lesbare Teile schließen" },
  group: "template",
  changes: "view",
  offers: [],
  refuses: ({ services }) => (services.workspace.getState().problems.length > 0 ? undefined : refuse("not-now")),
  run({ services }) {
    services.workspace.setState({ problemsDismissed: true });
    return done;
  },
});
