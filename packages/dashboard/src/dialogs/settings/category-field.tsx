import { useCategories } from "@mailwright/client/react";
import type { TemplateSummary } from "@mailwright/contract";
import { useTranslate } from "@mailwright/ui";
import { MultiSelect } from "@mailwright/ui/dialogs";
import { settingsStrings } from "./settings-strings.js";

interface CategoryFieldProps {
  readonly template: TemplateSummary;
  readonly values: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** The categories of a template. Those that it has stay choosable, also where the user would not see them. */
export function CategoryField({ template, values, onChange }: CategoryFieldProps) {
  const say = useTranslate(settingsStrings);
  const { data = [], isError } = useCategories();
  const known = new Map([...template.categories, ...data].map(({ id, name }) => [id, name]));
  return (
    <MultiSelect
      label={say("categories")}
      placeholder={say("categoriesPlaceholder")}
      hint={isError ? say("noCategories") : undefined}
      values={values}
      options={[...known].map(([value, label]) => ({ value, label }))}
      onChange={onChange}
    />
  );
}
