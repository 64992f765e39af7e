import { useSaveSystemTemplate, useSaveTemplate } from "@mailwright/client/react";
import { type Category, editRefusal, type TemplateSummary } from "@mailwright/contract";
import { useToasts, useTranslate } from "@mailwright/ui";
import { useMemo } from "react";
import { useReportFailure } from "../actions/use-report-failure.js";
import { useDashboard } from "../dashboard-context.js";
import { useLibraryCategories } from "../live/use-live-queries.js";
import { isEditableCategory } from "../sidebar/editable-category.js";
import { dragStrings } from "./drag-strings.js";

/** Putting a template into a category, or taking it out of one. */
export interface CategoryMove {
  readonly category: Category;
  readonly isInside: boolean;
  readonly run: () => void;
}

/** The categories that a template may be put into, and what puts it there. */
export function useCategoryMoves() {
  const { session } = useDashboard();
  const { data } = useLibraryCategories();
  const setCategories = useSetCategories();
  const categories = useMemo(() => (data ?? []).filter(isEditableCategory), [data]);

  const moveOf = (template: TemplateSummary, category: Category): CategoryMove | undefined => {
    if (!session || !isEditableCategory(category) || editRefusal(template, session) !== null) return undefined;
    const inside = template.categories.map(({ id }) => id);
    const isInside = inside.includes(category.id);
    const next = isInside ? inside.filter((id) => id !== category.id) : [...inside, category.id];
    return { category, isInside, run: () => void setCategories(template, category, next) };
  };
  const movesOf = (template: TemplateSummary) =>
    categories.map((category) => moveOf(template, category)).filter((move) => move !== undefined);
  return { moveOf, movesOf };
}

function useSetCategories() {
  const t = useTranslate(dragStrings);
  const toasts = useToasts();
  const report = useReportFailure();
  const saveOwn = useSaveTemplate();
  const saveSystem = useSaveSystemTemplate();
  return async (template: TemplateSummary, category: Category, ids: readonly string[]): Promise<void> => {
    const before = template.categories.map(({ id }) => id);
    const save = (next: readonly string[]) => {
      // The list of categories is set as a whole and nothing else with it: no version to lose.
      const input = { id: template.id, change: { categories: next.map((id) => ({ id })) }, basedOn: null };
      return template.isSystem ? saveSystem.mutateAsync(input) : saveOwn.mutateAsync(input);
    };
    const words = { name: template.name, category: category.name };
    try {
      await save(ids);
      toasts.show({
        kind: "success",
        message: ids.length > before.length ? t("categorised", words) : t("uncategorised", words),
        action: { label: t("undo"), onSelect: () => void save(before).catch(report) },
      });
    } catch (error) {
      report(error);
    }
  };
}
