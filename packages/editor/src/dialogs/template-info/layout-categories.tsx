import type { TemplateCategory } from "@mailwright/contract";
import { CategoryField } from "@mailwright/views/dialogs";
import { useEffect, useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";

export interface LayoutCategoriesProps {
  readonly chosen: readonly TemplateCategory[];
  readonly isDisabled: boolean;
  readonly onChange: (categories: readonly TemplateCategory[]) => void;
}

/** The categories of a layout; nothing where there are none to choose from. */
export function LayoutCategories({ chosen, isDisabled, onChange }: LayoutCategoriesProps) {
  const known = useCategories();
  if (!known) return null;
  return (
    <CategoryField
      known={known}
      own={chosen}
      values={chosen.map(({ id }) => id)}
      hint="layout"
      isDisabled={isDisabled}
      onChange={onChange}
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
