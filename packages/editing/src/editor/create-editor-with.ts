import type { AnyCommand } from "../commands/command.js";
import { createDocumentStore, type DocumentStore } from "../history/document-store.js";
import { createViewStore, forgetMissing } from "../view-state/view-store.js";
import type { Editor, EditorEvents, EditorOptions } from "./editor.js";
import { createEmitter } from "./emitter.js";
import { createLiveTextHolder, type LiveTextHolder } from "./live-text.js";
import { createRunner } from "./run-commands.js";

/** Makes an editor that has just these commands, and those of the options. Others may be added later. */
export function createEditorWith(commands: readonly AnyCommand[], options: EditorOptions): Editor {
  const { registry, newId, clipboard, entitlements, services, mayLiftLocks = () => true, makeStore = createDocumentStore } = options;
  const viewState = createViewStore(options);
  const selection = {
    get: () => viewState.getState().selection,
    set: (ids: readonly string[]) => ids !== viewState.getState().selection && viewState.setState({ selection: ids }),
  };
  const live = createLiveTextHolder(viewState);
  const document = withLiveText(makeStore({ ...options, selection }), live);
  const context = { registry, document, viewState, newId, clipboard, entitlements, services, mayLiftLocks };
  const runner = createRunner([...commands, ...(options.commands ?? [])], context, live.commit);
  const events = createEmitter<EditorEvents>();
  const hasUnsavedWork = () => document.isDirty() || live.isTyped();
  const tellDirty = onEachChange(hasUnsavedWork, (isDirty) => events.emit("dirty", isDirty));

  document.subscribe((change) => {
    const editedId = live.blockId();
    forgetMissing(viewState, change.after.root);
    if (editedId !== undefined && !viewState.getState().textEditing) live.cancel();
    if (change.kind !== "saved") events.emit("change", change);
    tellDirty();
  });

  return {
    registry,
    document,
    viewState,
    get commands() {
      return runner.commands();
    },
    addCommands(more) {
      if (runner.add(more)) events.emit("commands", undefined);
    },
    run(commandOrId: AnyCommand | string, args?: unknown) {
      const outcome = runner.run(commandOrId, args);
      events.emit("run", { commandId: typeof commandOrId === "string" ? commandOrId : commandOrId.id, args, outcome });
      return outcome;
    },
    can: runner.can,
    setLiveText(next) {
      live.set(next);
      tellDirty();
    },
    announceTyping() {
      const blockId = live.blockId();
      if (blockId !== undefined) events.emit("typing", { blockId });
      tellDirty();
    },
    commitText() {
      live.commit();
      tellDirty();
    },
    readUnsaved: () => live.readInto(document.get(), registry),
    hasUnsavedWork,
    on: events.on,
  };
}

/** Looks whether something is so, and tells when that has changed since the last look. */
function onEachChange(look: () => boolean, tell: (isSo: boolean) => void): () => void {
  let wasSo = false;
  return () => {
    const isSo = look();
    if (isSo !== wasSo) tell(isSo);
    wasSo = isSo;
  };
}

// Text typed into one document must not be committed to another: it becomes part of what undo brings back, or goes with what is closed.
function withLiveText(document: DocumentStore, live: LiveTextHolder): DocumentStore {
  const { rebuild } = document;
  return {
    ...document,
    ...(rebuild && {
      rebuild(build) {
        live.commit();
        rebuild(build);
      },
    }),
    replace(replacement, how) {
      if ("label" in how) live.commit();
      else live.cancel();
      document.replace(replacement, how);
    },
  };
}
