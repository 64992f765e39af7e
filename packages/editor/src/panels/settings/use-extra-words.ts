import type { OverridePart } from "@mailwright/document";
import { useTranslate } from "@mailwright/ui";
import { useMemo } from "react";
import { extraStrings } from "./extra-strings.js";

type Word = keyof typeof extraStrings.messages;

const isWord = (key: string): key is Word => Object.hasOwn(extraStrings.messages, key);
const scopeWords = { tablet: "onTablet", mobile: "onMobile", dark: "onDark" } as const satisfies Record<OverridePart, Word>;
const sourceWords = { tablet: "fromDesktop", mobile: "fromDesktop", dark: "fromLight" } as const satisfies Record<OverridePart, Word>;

/** The words of extras in the reader's language. */
export interface ExtraWords {
  field(name: string): string;
  hint(name: string): string | undefined;
  option(name: string, option: string): string;
  /** A label such as "Padding, phone". */
  scoped(label: string, part: OverridePart): string;
  /** Where the value of a field of this part comes from if it has none of its own. */
  source(part: OverridePart): string;
}

export function useExtraWords(): ExtraWords {
  const say = useTranslate(extraStrings);
  return useMemo(() => {
    const sayPlain = (key: string, otherwise: string) => (isWord(key) ? say(key, { field: "" }) : otherwise);
    return {
      field: (name) => sayPlain(name, name),
      hint: (name) => (isWord(`${name}Hint`) ? sayPlain(`${name}Hint`, "") : undefined),
      option: (name, option) => sayPlain(`${name}.${option}`, option),
      scoped: (label, part) => say(scopeWords[part], { field: label }),
      source: (part) => say(sourceWords[part]),
    };
  }, [say]);
}
