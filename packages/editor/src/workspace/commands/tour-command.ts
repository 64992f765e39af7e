import { done, take } from "@mailwright/editing";
import { define } from "./define-command.js";

/** Starts the guided tour. */
export const startTour = define(take.nothing, {
  id: "start-tour",
  isNamedFirst: true,
  words: { en: "Guided tour", de: "Rundgang" },
  short: { en: "Help", de: "Hilfe" },
  group: "view",
  order: 80,
  changes: "view",
  run({ services }) {
    services.workspace.setState({ touring: true });
    return done;
  },
});
