import { useAnnounce, useTranslate } from "@mailwright/ui";
import { useMemo, useState } from "react";
import { useDocument, useEditor } from "../../base/context/editor-context.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { type FindQuery, findMatches } from "../../workspace/find/find-matches.js";
import { replaceText } from "../../workspace/find/replace-text.js";
import { findStrings } from "./find-strings.js";

/** The matches of a query, the current one, and functions that go to the next. */
export type Finds = ReturnType<typeof useFinds>;

/** Searches the email as it stands now, and keeps the current match. */
export function useFinds(query: FindQuery) {
  const editor = useEditor();
  const say = useTranslate(findStrings);
  const announce = useAnnounce();
  const tell = useTellRefusal();
  const document = useDocument((stored) => stored);
  const [at, setAt] = useState(-1);
  const { words, isCaseSensitive } = query;
  const matches = useMemo(
    () => findMatches(document, editor.registry, { words, isCaseSensitive }),
    [document, editor.registry, words, isCaseSensitive],
  );
  const place = Math.min(at, matches.length - 1);

  const goTo = (index: number) => {
    const count = matches.length;
    if (count === 0) return;
    const next = ((index % count) + count) % count;
    setAt(next);
    const blockId = matches[next]?.place.block.id;
    if (blockId !== undefined) editor.run("select", { blockIds: [blockId] });
  };
  const replace = (replacement: string, index?: number) => {
    const outcome = editor.run(replaceText, { ...query, replacement, ...(index !== undefined && { index }) });
    if (tell(outcome) && outcome.done) announce(say("replaced", { count: outcome.value }));
  };
  return {
    count: matches.length,
    place,
    reset: () => setAt(-1),
    next: () => goTo(place + 1),
    previous: () => goTo(place < 0 ? -1 : place - 1),
    replaceOne: (replacement: string) => (place < 0 ? goTo(0) : replace(replacement, place)),
    replaceAll: (replacement: string) => replace(replacement),
  };
}
