import type { KnownArguments, RefusalCode } from "@mailwright/editing";
import { useTranslate } from "@mailwright/ui";
import { useCallback, useSyncExternalStore } from "react";
import { useEditor } from "../../base/context/editor-context.js";
import { useReason, useTellRefusal } from "../../base/words/refusal-words.js";
import { useWorkspaceStore } from "../workspace-context.js";
import { commandNames } from "./command-words.js";
import { afterRun, runSoon } from "./run-soon.js";

/** A command that can be run without being told more. */
export type PlainCommandId = {
  [Id in keyof KnownArguments]: undefined extends KnownArguments[Id] ? Id : never;
}[keyof KnownArguments];

/** What a control calls a command, or what it offers under a key: its short name where it has one. */
export function useCommandName(names = commandNames): (id: keyof KnownArguments, key?: string) => string {
  const say = useTranslate(names);
  return useCallback(
    (id, key) => {
      const word = key === undefined ? id : `${id}.${key}`;
      const short = `${word}.short`;
      return say(Object.hasOwn(names.messages, short) ? short : word);
    },
    [say, names],
  );
}

/** Runs a command, as soon as its code is there, and tells the person why it was refused. */
export function useRun(): (id: PlainCommandId) => void {
  const editor = useEditor();
  const tell = useTellRefusal();
  return useCallback((id) => afterRun(runSoon(editor, id), tell), [editor, tell]);
}

interface Refused {
  readonly "aria-disabled": boolean;
  readonly reason: string | undefined;
}

/**
 * Marks the control of a command that cannot run now, with the reason. It is pressed all the same: then the reason is told, which a tooltip
 * tells nobody on a phone.
 */
export function useRefused(id: PlainCommandId): Refused {
  const refusal = useRefusal(id);
  return { "aria-disabled": refusal !== undefined, reason: useReason(refusal) };
}

/** What is not offered is not shown at all. Of a command whose code has not come yet nothing is known. */
const untold: readonly RefusalCode[] = ["unknown-command", "not-offered"];

/** Why a command cannot run now, as the command itself says. */
function useRefusal(id: PlainCommandId): RefusalCode | undefined {
  const editor = useEditor();
  const workspace = useWorkspaceStore();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [
        editor.document.subscribe(listener),
        editor.viewState.subscribe(listener),
        workspace.subscribe(listener),
        // Commands may be added while something is rendered.
        editor.on("commands", () => queueMicrotask(listener)),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [editor, workspace],
  );
  const read = () => {
    const outcome = editor.can(id as string);
    return outcome.done || untold.includes(outcome.refusal) ? undefined : outcome.refusal;
  };
  return useSyncExternalStore(subscribe, read, read);
}
