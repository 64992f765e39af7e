import type { AnyCommand, Command, CommandContext } from "../commands/command.js";
import { editingCommands } from "../commands/editing-commands.js";
import { createDocumentStore, type DocumentStore } from "../history/document-store.js";
import { done, type Outcome, type Refusal, refuse } from "../outcome/outcome.js";
import { createSessionStore, forgetMissing } from "../view-state/session-store.js";
import type { Editor, EditorEvents, EditorOptions } from "./editor.js";
import { createEmitter } from "./emitter.js";
import { createLiveTextHolder, type LiveTextHolder } from "./live-text.js";

/** Makes an editor over a document. Nothing is drawn and nothing is fetched: it works in any JavaScript. */
export function createEditor(options: EditorOptions): Editor {
  const { registry } = options;
  const session = createSessionStore(options);
  const selection = {
    get: () => session.getState().selection,
    set: (ids: readonly string[]) => ids !== session.getState().selection && session.setState({ selection: ids }),
  };
  const live = createLiveTextHolder(session);
  const document = withLiveText(createDocumentStore({ ...options, selection }), live);
  const context: CommandContext = { ...options, document, session, clipboard: options.clipboard, entitlements: options.entitlements };
  const commands = [...editingCommands, ...(options.commands ?? [])];
  const events = createEmitter<EditorEvents>();
  const hasUnsavedWork = () => document.isDirty() || live.isTyped();
  let wasDirty = false;

  function tellDirty() {
    const isDirty = hasUnsavedWork();
    if (isDirty !== wasDirty) events.emit("dirty", isDirty);
    wasDirty = isDirty;
  }

  function run(commandOrId: AnyCommand | string, args?: unknown): Outcome {
    const command = findCommand(commands, commandOrId);
    const outcome = command ? runCommand(command, args, commandOrId !== command) : refuse("unknown-command");
    events.emit("run", { commandId: typeof commandOrId === "string" ? commandOrId : commandOrId.id, args, outcome });
    return outcome;
  }

  function runCommand(command: AnyCommand, args: unknown, isForeign: boolean): Outcome {
    const early = refuseEarly(command, context, args, isForeign);
    if (early) return early;
    if (!command.keepsText) live.commit();
    return command.refuses?.(context, args) ?? command.run(context, args);
  }

  function can(commandOrId: AnyCommand | string, args?: unknown): Outcome<undefined> {
    const command = findCommand(commands, commandOrId);
    if (!command) return refuse("unknown-command");
    return refuseEarly(command, context, args, commandOrId !== command) ?? command.refuses?.(context, args) ?? done;
  }

  document.subscribe((change) => {
    const editedId = live.blockId();
    forgetMissing(session, change.after.root);
    if (editedId !== undefined && !session.getState().textEditing) live.cancel();
    if (change.kind !== "saved") events.emit("change", change);
    tellDirty();
  });

  return {
    registry,
    document,
    session,
    commands,
    run,
    can,
    setLiveText(next) {
      live.set(next);
      tellDirty();
    },
    noteTyping() {
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

// Text typed into one document must not be committed to another: it becomes part of what undo brings back, or goes with what is closed.
function withLiveText(document: DocumentStore, live: LiveTextHolder): DocumentStore {
  return {
    ...document,
    replace(replacement, how) {
      if ("label" in how) live.commit();
      else live.cancel();
      document.replace(replacement, how);
    },
  };
}

function findCommand(commands: readonly AnyCommand[], commandOrId: AnyCommand | string): AnyCommand | undefined {
  return typeof commandOrId === "string" ? commands.find(({ id }) => id === commandOrId) : commandOrId;
}

// Arguments that came with an id may be from another page; those that came with a command were checked by the compiler.
function refuseEarly(command: Command<unknown>, { session }: CommandContext, args: unknown, isForeign: boolean): Refusal | undefined {
  if (isForeign && !command.accepts(args)) return refuse("bad-arguments", command.id);
  return command.changes === "document" && session.getState().readOnly ? refuse("read-only") : undefined;
}
