import { useAnnounce, useTranslate } from "@mailwright/ui";
import { useMemo } from "react";
import { useDocument } from "../../base/context/editor-context.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { findMatches } from "../../workspace/find/find-matches.js";
import { useWorkspace } from "../../workspace/workspace-context.js";
import { findStrings } from "./find-strings.js";

/** The matches of the bar, the current one, and functions that go to the next. */
export type Finds = ReturnType<typeof useFinds>;

/** Searches the email as it stands now, and keeps the current match. */
export function useFinds() {
  const editor = useLaterCommands();
  const say = useTranslate(findStrings);
  const announce = useAnnounce();
  const tell = useTellRefusal();
  const document = useDocument((stored) => stored);
  const words = useWorkspace(({ find }) => find?.words ?? "");
  const isCaseSensitive = useWorkspace(({ find }) => find?.isCaseSensitive ?? false);
  const at = useWorkspace(({ find }) => find?.place ?? -1);
  const matches = useMemo(
    () => findMatches(document, editor.registry, { words, isCaseSensitive }),
    [document, editor.registry, words, isCaseSensitive],
  );
  const place = Math.min(at, matches.length - 1);
  const replace = (replacement: string, index?: number) => {
    const outcome = editor.run("replace-text", { words, isCaseSensitive, replacement, ...(index !== undefined && { index }) });
    if (tell(outcome) && outcome.done) announce(say("replaced", { count: outcome.value }));
  };
  // Nothing found is said beside the words, so a refusal of a step needs no words of its own.
  const next = () => void editor.run("find-next");
  return {
    words,
    isCaseSensitive,
    count: matches.length,
    place,
    find: (asked: { readonly words?: string; readonly isCaseSensitive?: boolean }) => void editor.run("find", asked),
    next,
    previous: () => void editor.run("find-previous"),
    replaceOne: (replacement: string) => (place < 0 ? next() : replace(replacement, place)),
    replaceAll: (replacement: string) => replace(replacement),
    close: () => void editor.run("close-find"),
  };
}
