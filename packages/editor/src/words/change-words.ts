import { type ChangeLabel, changeStrings, describeChange } from "@mailwright/editing";
import { defineStrings, useUi } from "@mailwright/ui";
import { useMemo } from "react";
import { useEditor } from "../editor-context.js";

/** The labels of undo steps; a host replaces them as `editor.changes.insert`. */
export const changeWords = defineStrings("editor.changes", changeStrings);

/** Says what a step of the history did, in the reader's language. */
export function useDescribeChange(): (label: ChangeLabel) => string {
  const { registry } = useEditor();
  const { overrides } = useUi();
  return useMemo(() => {
    const translated = { ...changeStrings, ...ownWords(overrides) };
    return (label) => describeChange(label, registry, translated);
  }, [registry, overrides]);
}

function ownWords(overrides: Readonly<Record<string, unknown>>): Record<string, string> {
  const prefix = `${changeWords.namespace}.`;
  const entries = Object.entries(overrides).flatMap(([key, text]) =>
    key.startsWith(prefix) && typeof text === "string" ? [[key.slice(prefix.length), text] as const] : [],
  );
  return Object.fromEntries(entries);
}
