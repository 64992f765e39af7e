import { type Category, editRefusal, type TemplateSummary } from "@mailwright/contract";
import { useMemo } from "react";
import { useDialogs } from "../dialog-requests/dialog-context.js";
import { useLibraryCategories } from "../remote/use-live-queries.js";
import { useRefreshAll } from "../remote/use-refresh-all.js";
import { useDashboard } from "../view/dashboard-context.js";
import { isEditableCategory } from "./editable-category.js";
import { type CategoryChange, categoriesAfter, isInCategory, useCategorySaving } from "./use-category-saving.js";
import { useReportFailure } from "./use-report-failure.js";

/** Putting templates into a category, or taking them out of one. */
export interface CategoryMove {
  readonly category: Category;
  /** All of them are in it, so that the move takes them out. */
  readonly isInside: boolean;
  readonly run: () => void;
}

/** The categories that templates may be put into, and what puts them there. */
export function useCategoryMoves() {
  const { session } = useDashboard();
  const { data } = useLibraryCategories();
  const setCategory = useSetCategory();
  const categories = useMemo(() => (data ?? []).filter(isEditableCategory), [data]);

  const mayMove = (template: TemplateSummary) => session !== undefined && editRefusal(template, session) === null;
  /** Puts all into a category that are not in it; `undefined` where none may be put there. */
  const moveAll = (templates: readonly TemplateSummary[], category: Category) => {
    const moved = templates.filter((template) => !isInCategory(template, category));
    // One that may not be moved is named afterwards with the reason, beside those that may.
    if (!isEditableCategory(category) || !moved.some(mayMove)) return undefined;
    return () => setCategory(moved, { category, isPut: true });
  };
  /** Every category, for templates of which some may be moved. */
  const movesOf = (templates: readonly TemplateSummary[]): readonly CategoryMove[] => {
    if (!templates.some(mayMove)) return [];
    return categories.map((category) => {
      const isInside = templates.every((template) => isInCategory(template, category));
      const takeOut = () => setCategory(templates, { category, isPut: false });
      return { category, isInside, run: isInside ? takeOut : () => moveAll(templates, category)?.() };
    });
  };
  return { movesOf, moveAll, hasCategories: categories.length > 0 };
}

function useSetCategory() {
  const { save, sayDone } = useCategorySaving();
  const { open } = useDialogs();
  const report = useReportFailure();
  const refresh = useRefreshAll();
  const saveOne = async (template: TemplateSummary, change: CategoryChange) => {
    try {
      await save(template, categoriesAfter(template, change));
      sayDone([template], change);
    } catch (error) {
      report(error);
    }
    void refresh();
  };
  return (templates: readonly TemplateSummary[], change: CategoryChange): void => {
    const [first, ...more] = templates;
    if (first && more.length === 0) void saveOne(first, change);
    else open({ id: "bulk-move", templates, ...change });
  };
}
