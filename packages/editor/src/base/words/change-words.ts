import type { AnyBlockDefinition } from "@mailwright/document";
import { type ChangeLabel, changeStrings, describeChange, nameInSentence } from "@mailwright/editing";
import { defineStrings, useUi } from "@mailwright/ui";
import { useMemo } from "react";
import { useEditor } from "../context/editor-context.js";
import { useBlockWords } from "./block-words.js";

/** The labels of undo steps; a host replaces them as `editor.changes.insert`. */
export const changeWords = defineStrings("editor.changes", changeStrings);

/** Says what a step of the history did, in the reader's language. */
export function useDescribeChange(): (label: ChangeLabel) => string {
  const { registry } = useEditor();
  const { overrides, locale } = useUi();
  const words = useBlockWords();
  return useMemo(() => {
    const translated = { ...changeStrings, ...ownWords(overrides) };
    // Inside a sentence English writes names in small letters. Other languages have rules of their own, so their names stay as they are.
    const inSentence = /^en\b/i.test(locale) ? nameInSentence : (name: string) => name;
    const names = {
      block: (definition: AnyBlockDefinition) => inSentence(words.name(definition)),
      prop: (definition: AnyBlockDefinition, propName: string) => inSentence(words.prop(definition, propName)),
    };
    return (label) => describeChange(label, registry, translated, names);
  }, [registry, overrides, locale, words]);
}

function ownWords(overrides: Readonly<Record<string, unknown>>): Record<string, string> {
  const prefix = `${changeWords.namespace}.`;
  const entries = Object.entries(overrides).flatMap(([key, text]) =>
    key.startsWith(prefix) && typeof text === "string" ? [[key.slice(prefix.length), text] as const] : [],
  );
  return Object.fromEntries(entries);
}
