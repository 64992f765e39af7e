import { type AnyCommand, type CommandContext, orderCommands } from "../commands/command.js";
import type { Taken } from "../commands/take.js";
import { done, type Outcome, type Refusal, refuse } from "../outcome/outcome.js";

/** Runs commands of a list, or others by themselves. `commitText` ends the editing of a text, so that nothing typed is lost. */
export function createRunner(commands: readonly AnyCommand[], context: CommandContext, commitText: () => void) {
  const known = new Map<string, AnyCommand>();
  let inOrder: readonly AnyCommand[] = [];

  /** Answers whether any of them is new. */
  function add(more: readonly AnyCommand[]): boolean {
    const isKnown = (command: AnyCommand) => known.has(command.id);
    if (more.every(isKnown)) return false;
    for (const command of more) if (!isKnown(command)) known.set(command.id, command);
    inOrder = orderCommands([...known.values()]);
    return true;
  }
  add(commands);

  function prepare(commandOrId: AnyCommand | string, given: unknown): Prepared | Refusal {
    const command = typeof commandOrId === "string" ? known.get(commandOrId) : commandOrId;
    if (!command) return refuse("unknown-command");
    const taken = readArguments(command, given);
    if (!taken.ok) return refuse("bad-arguments", [command.id, taken.at].filter(Boolean).join("."));
    if (command.changes === "document" && context.viewState.getState().readOnly) return refuse("read-only");
    return { command, args: taken.value };
  }

  return {
    add,
    commands: () => inOrder,
    run(commandOrId: AnyCommand | string, given: unknown): Outcome {
      const prepared = prepare(commandOrId, given);
      if ("refusal" in prepared) return prepared;
      const { command, args } = prepared;
      if (!command.keepsText) commitText();
      return command.refuses?.(context, args) ?? command.run(context, args);
    },
    can(commandOrId: AnyCommand | string, given?: unknown): Outcome<undefined> {
      const prepared = prepare(commandOrId, given);
      if ("refusal" in prepared) return prepared;
      return prepared.command.refuses?.(context, prepared.args) ?? done;
    },
  };
}

interface Prepared {
  readonly command: AnyCommand;
  readonly args: unknown;
}

function readArguments(command: AnyCommand, given: unknown): Taken<unknown> {
  try {
    return command.takes(given);
  } catch {
    // A page may hand over an object whose getters throw.
    return { ok: false, at: "" };
  }
}
