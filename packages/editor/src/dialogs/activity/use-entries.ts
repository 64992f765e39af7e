import type { ActivityAsked, ActivityEntries } from "@mailwright/views/activity";
import { useAskedPages } from "@mailwright/views/asked";
import { useEditorServices } from "../../base/context/editor-context.js";

/** What was done with the open template, of one kind or of every kind, and more of it when it is asked for. */
export function useEntries({ group }: Pick<ActivityAsked, "group">): ActivityEntries {
  const { activity } = useEditorServices().ports;
  const { phase, value, retry, more } = useAskedPages([activity, group], {
    ask: (after, signal) => activity?.().then((list) => list(group, after, signal)),
    // What happened again while somebody looked on has moved to the top of a later page, and shows once.
    join: (before, added) => ({
      ...added,
      entries: [...new Map([...before.entries, ...added.entries].map((entry) => [entry.id, entry])).values()],
    }),
  });
  return { phase, value: value?.entries, retry, more };
}
