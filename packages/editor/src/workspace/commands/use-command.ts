import type { Editor, KnownArguments, Outcome } from "@mailwright/editing";
import { useTranslate } from "@mailwright/ui";
import { useCallback } from "react";
import { useEditor } from "../../base/context/editor-context.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { addLaterCommands } from "./add-later-commands.js";
import { commandNames } from "./command-words.js";

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
  return useCallback(
    (id) => {
      if (editor.commands.some((command) => command.id === id)) tell(editor.run(id as string));
      else void runLater(editor, id).then(tell);
    },
    [editor, tell],
  );
}

async function runLater(editor: Editor, id: string): Promise<Outcome> {
  return (await addLaterCommands(editor)) ?? editor.run(id);
}
