import { defineCommandsWith, done, refuse, take } from "@mailwright/editing";
import type { EditorPorts } from "../../ports/editor-ports.js";
import type { WorkspaceActions } from "../workspace-actions.js";
import type { DialogRequest } from "../workspace-store.js";

/** What the workspace's commands need when they run. The actions are created after the editor, so they are set later. */
export type LateActions = () => WorkspaceActions | undefined;

/** What these commands work with, beside the document and the view. */
export interface WorkspaceServices {
  readonly ports: Pick<EditorPorts, "store" | "modules">;
  readonly actions: LateActions;
}

const define = defineCommandsWith<WorkspaceServices>();

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
  run({ services }) {
    void services.actions()?.save();
    return done;
  },
});

/** Publishes the template, after the questions that have to be asked. */
export const publish = define(take.nothing, {
  id: "publish",
  words: { en: "Publish", de: "Veröffentlichen" },
  group: "template",
  changes: "view",
  offers: [],
  run({ services }) {
    void services.actions()?.move("publish");
    return done;
  },
});

/** Opens the preview. */
export const preview = define(take.nothing, {
  id: "preview",
  words: { en: "Preview", de: "Vorschau" },
  group: "template",
  order: 42,
  changes: "view",
  run({ services }) {
    services.actions()?.preview();
    return done;
  },
});

/** Asks for a name and keeps the selected block as a module. */
export const saveModule = define(take.nothing, {
  id: "save-module",
  words: { en: "Save as module", de: "Als Modul speichern" },
  group: "blocks",
  order: 40,
  changes: "view",
  refuses({ document, viewState, services }) {
    if (!services.ports.modules?.create) return refuse("not-offered");
    const [blockId, ...others] = viewState.getState().selection;
    // A block can become a module. The page wrapper cannot: it is the template itself.
    const isPage = document.get().root.children?.some(({ id }) => id === blockId);
    return blockId === undefined || others.length > 0 || isPage ? refuse("nothing-selected") : undefined;
  },
  run: ({ services }) => open(services, { kind: "save-module" }),
});

/** Opens the command palette. */
export const showCommands = define(take.nothing, {
  id: "show-commands",
  words: { en: "Search commands, blocks and settings", de: "Befehle, Blöcke und Einstellungen suchen" },
  group: "template",
  order: 44,
  changes: "view",
  shortcuts: [{ keys: "mod+k" }],
  worksAnywhere: true,
  offers: [],
  run: ({ services }) => open(services, { kind: "commands" }),
});

/** Opens the bar that finds and replaces. */
export const find = define(take.nothing, {
  id: "find",
  words: { en: "Find and replace", de: "Suchen und ersetzen" },
  group: "template",
  order: 43,
  changes: "view",
  shortcuts: [{ keys: "mod+f" }],
  worksAnywhere: true,
  // The bar over the canvas is told that it was asked for.
  run: () => done,
});

/** Opens the list of shortcuts. */
export const showShortcuts = define(take.nothing, {
  id: "show-shortcuts",
  words: { en: "Keyboard shortcuts", de: "Tastenkürzel" },
  group: "view",
  order: 67,
  changes: "view",
  shortcuts: [{ keys: "?" }, { keys: "shift+?" }],
  worksAnywhere: true,
  run: ({ services }) => open(services, { kind: "shortcuts" }),
});

function open({ actions }: WorkspaceServices, dialog: DialogRequest) {
  actions()?.open(dialog);
  return done;
}
