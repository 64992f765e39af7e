import type { TemplateCategory } from "@mailwright/contract";
import { useTranslate } from "@mailwright/ui";
import { MultiSelect } from "@mailwright/ui/dialogs";
import { categoryStrings } from "./category-strings.js";

export interface CategoryFieldProps {
  /** All that this person may choose. */
  readonly known: readonly TemplateCategory[];
  /** Those that the template has: they stay choosable, also where this person would not see them. */
  readonly own: readonly TemplateCategory[];
  /** The ids of the chosen ones. */
  readonly values: readonly string[];
  /** `starter`: says what categories of a starter are for. `failed`: says that what is known did not come. */
  readonly hint?: "starter" | "failed" | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onChange: (categories: readonly TemplateCategory[]) => void;
}

const hintWords = { starter: "starterHint", failed: "failed" } as const;

/** The categories that a template is found under. */
export function CategoryField({ known, own, values, hint, isDisabled, onChange }: CategoryFieldProps) {
  const say = useTranslate(categoryStrings);
  const all = [...known, ...own.filter(({ id }) => !known.some((category) => category.id === id))];
  return (
    <MultiSelect
      label={say("label")}
      placeholder={say("placeholder")}
      hint={hint && say(hintWords[hint])}
      values={values}
      options={all.map(({ id, name }) => ({ value: id, label: name }))}
      isDisabled={isDisabled}
      onChange={(ids) => onChange(all.filter(({ id }) => ids.includes(id)))}
    />
  );
}
