import type { TemplateCategory } from "@mailwright/contract";
import { useAsked } from "@mailwright/views/asked";
import { CategoryField } from "@mailwright/views/dialogs";
import { useEditorServices } from "../../base/context/editor-context.js";

export interface StarterCategoriesProps {
  readonly chosen: readonly TemplateCategory[];
  readonly isDisabled: boolean;
  readonly onChange: (categories: readonly TemplateCategory[]) => void;
}

/** The categories of a starter. Nothing if there are none to choose from. */
export function StarterCategories({ chosen, isDisabled, onChange }: StarterCategoriesProps) {
  const { categories: port } = useEditorServices().ports;
  const { value } = useAsked((signal) => port?.list(signal), [port]);
  // Without the list the field is left out, and the categories stay as they are.
  if (!value) return null;
  return (
    <CategoryField
      known={value.categories}
      own={chosen}
      values={chosen.map(({ id }) => id)}
      hint="starter"
      isDisabled={isDisabled}
      onChange={onChange}
    />
  );
}
