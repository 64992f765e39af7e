import { done, refuse, take } from "@mailwright/editing";
import { act, define } from "./define-command.js";
import { defineDialog } from "./define-dialog.js";

// Commands of the first screen that have keys, and the command that leads back from what they show.

/** Stores the work. */
export const save = define(take.nothing, {
  id: "save",
  words: { en: "Save", de: "Speichern" },
  group: "template",
  order: 41,
  changes: "view",
  shortcuts: [{ keys: "mod+s" }],
  worksAnywhere: true,
  refuses: ({ services }) => (services.ports.store.save ? undefined : refuse("not-offered")),
  run: (context) => act(context, (actions) => actions.save()),
});

/** Opens the preview; with `isOpen: false` it goes back to editing. */
export const preview = define(take.orNothing(take.fields({ isOpen: take.flag })), {
  id: "preview",
  words: { en: "Preview", de: "Vorschau" },
  group: "template",
  order: 42,
  changes: "view",
  run({ viewState }, args) {
    // Not in the mail program that somebody asked for last.
    viewState.setState({ preview: args?.isOpen ?? true, previewIn: undefined });
    return done;
  },
});

/** Opens the command palette. */
export const showCommands = defineDialog({
  id: "show-commands",
  words: { en: "Search commands, blocks and settings", de: "Befehle, Blöcke und Einstellungen suchen" },
  order: 44,
  shortcuts: [{ keys: "mod+k" }],
  worksAnywhere: true,
  offers: [],
  dialog: "commands",
});

/** Opens the list of shortcuts. */
export const showShortcuts = defineDialog({
  id: "show-shortcuts",
  words: { en: "Keyboard shortcuts", de: "Tastenkürzel" },
  group: "view",
  order: 67,
  shortcuts: [{ keys: "?" }, { keys: "shift+?" }],
  worksAnywhere: true,
  dialog: "shortcuts",
});
