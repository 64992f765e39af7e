import { refuse, take } from "@mailwright/editing";
import { refuseMove, type StatusMove } from "../status/resolve-header-actions.js";
import { act, define, show, type WorkspaceContext } from "./define-command.js";
import { unlessOffered } from "./define-dialog.js";

/** Publishes the template, after the questions that have to be asked. */
export const publish = define(take.nothing, {
  id: "publish",
  isNamedFirst: true,
  words: { en: "Publish", de: "Veröffentlichen" },
  group: "template",
  changes: "view",
  offers: [],
  refuses: (context) => refusedMove(context, "publish"),
  run: (context) => act(context, (actions) => actions.move("publish")),
});

/** Asks before a published template becomes a draft again. */
export const unpublish = define(take.nothing, {
  id: "unpublish",
  isNamedFirst: true,
  words: { en: "Unpublish", de: "Zurücknehmen" },
  group: "template",
  changes: "view",
  offers: [],
  refuses: (context) => refusedMove(context, "unpublish"),
  run: (context) => show(context, { kind: "unpublish" }),
});

/** Makes a draft of a deleted template. */
export const restore = define(take.nothing, {
  id: "restore",
  isNamedFirst: true,
  words: { en: "Restore", de: "Wiederherstellen" },
  group: "template",
  changes: "view",
  offers: [],
  refuses: (context) => refusedMove(context, "restore"),
  run: (context) => act(context, (actions) => actions.move("restore")),
});

/** Saves, publishes a draft that may be published, and goes back to the page around the editor. */
export const saveAndContinue = define(take.nothing, {
  id: "save-and-continue",
  isNamedFirst: true,
  words: { en: "Save and continue", de: "Speichern und weiter" },
  group: "template",
  changes: "view",
  offers: [],
  refuses: (context) => unlessOffered(context, "saveAndContinue"),
  run: (context) => act(context, (actions) => actions.saveAndContinue()),
});

/** Goes back to the page around the editor, after asking about unsaved work. */
export const cancel = define(take.nothing, {
  id: "cancel",
  isNamedFirst: true,
  words: { en: "Cancel", de: "Abbrechen" },
  group: "template",
  changes: "view",
  offers: [],
  refuses: (context) => unlessOffered(context, "cancel"),
  run: (context) => act(context, (actions) => actions.cancel()),
});

/** Goes to the list of templates, after asking about unsaved work. */
export const goHome = define(take.nothing, {
  id: "go-home",
  isNamedFirst: true,
  words: { en: "Go to templates", de: "Zu den Vorlagen" },
  group: "template",
  changes: "view",
  offers: [],
  refuses: (context) => unlessOffered(context, "home"),
  run: (context) => act(context, (actions) => actions.goHome()),
});

function refusedMove({ services: { ports, workspace, actions }, viewState }: WorkspaceContext, move: StatusMove) {
  const isSystem = actions()?.offers().isSystem ?? false;
  const code = refuseMove({ info: workspace.getState().info, ports, isReadOnly: viewState.getState().readOnly, isSystem }, move);
  return code && refuse(code);
}
