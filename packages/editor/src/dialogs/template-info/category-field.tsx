import type { TemplateCategory } from "@mailwright/contract";
import { useTranslate } from "@mailwright/ui";
import { MultiSelect } from "@mailwright/ui/dialogs";
import { useEffect, useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { templateInfoStrings } from "./template-info-strings.js";

export interface CategoryFieldProps {
  readonly chosen: readonly TemplateCategory[];
  readonly isDisabled: boolean;
  readonly onChange: (categories: readonly TemplateCategory[]) => void;
}

/** The categories of a layout; nothing where there are none to choose from. */
export function CategoryField({ chosen, isDisabled, onChange }: CategoryFieldProps) {
  const say = useTranslate(templateInfoStrings);
  const known = useCategories();
  if (!known) return null;
  // A category that is hidden from this person stays chosen.
  const all = [...known, ...chosen.filter(({ id }) => !known.some((category) => category.id === id))];
  return (
    <MultiSelect
      label={say("categories")}
      hint={say("categoriesHint")}
      values={chosen.map(({ id }) => id)}
      options={all.map(({ id, name }) => ({ value: id, label: name }))}
      isDisabled={isDisabled}
      onChange={(ids) => onChange(all.filter(({ id }) => ids.includes(id)))}
    />
  );
}

function useCategories(): readonly TemplateCategory[] | undefined {
  const { categories: port } = useEditorServices().ports;
  const [categories, setCategories] = useState<readonly TemplateCategory[]>();
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const answer = await port?.list(controller.signal);
      // Without the list the field is left out, and the categories stay as they are.
      if (answer?.kind === "listed" && !controller.signal.aborted) setCategories(answer.categories);
    };
    void load();
    return () => controller.abort();
  }, [port]);
  return categories;
}
