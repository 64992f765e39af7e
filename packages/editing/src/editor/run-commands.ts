import type { AnyCommand, CommandContext } from "../commands/command.js";
import type { Taken } from "../commands/take.js";
import { done, type Outcome, type Refusal, refuse } from "../outcome/outcome.js";

interface Running {
  readonly commands: readonly AnyCommand[];
  readonly context: CommandContext;
  /** Ends the editing of a text, so that nothing typed is lost. */
  readonly commitText: () => void;
}

/** Runs commands by their ids. Arguments are read once, before anything else happens. */
export function createRunner({ commands, context, commitText }: Running) {
  const known = new Map(commands.map((command) => [command.id, command]));

  function prepare(commandId: string, given: unknown): { readonly command: AnyCommand; readonly args: unknown } | Refusal {
    const command = known.get(commandId);
    if (!command) return refuse("unknown-command", commandId);
    const taken = readArguments(command, given);
    if (!taken.ok) return refuse("bad-arguments", [commandId, taken.at].filter(Boolean).join("."));
    if (command.changes === "document" && context.session.getState().readOnly) return refuse("read-only");
    return { command, args: taken.value };
  }

  return {
    commands,
    run(commandId: string, given: unknown): Outcome {
      const prepared = prepare(commandId, given);
      if ("refusal" in prepared) return prepared;
      const { command, args } = prepared;
      if (!command.keepsText) commitText();
      return command.refuses?.(context, args) ?? command.run(context, args);
    },
    can(commandId: string, given: unknown): Outcome<undefined> {
      const prepared = prepare(commandId, given);
      if ("refusal" in prepared) return prepared;
      return prepared.command.refuses?.(context, prepared.args) ?? done;
    },
  };
}

function readArguments(command: AnyCommand, given: unknown): Taken<unknown> {
  try {
    return command.takes(given);
  } catch {
    // A page may hand over an object whose getters throw.
    return { ok: false, at: "" };
  }
}
