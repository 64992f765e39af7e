import { saveSystemTemplate, saveTemplate } from "@mailwright/client";
import { useClient } from "@mailwright/client/react";
import { type Category, editRefusal, type TemplateSummary } from "@mailwright/contract";
import { useToasts, useTranslate } from "@mailwright/ui";
import { useMemo } from "react";
import { useReportFailure } from "../actions/use-report-failure.js";
import { useDashboard } from "../dashboard-context.js";
import { useLibraryCategories } from "../live/use-live-queries.js";
import { useRefreshAll } from "../live/use-refresh-all.js";
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

  const mayMove = (template: TemplateSummary, category: Category) =>
    session !== undefined && isEditableCategory(category) && editRefusal(template, session) === null;
  const moveOf = (template: TemplateSummary, category: Category): CategoryMove | undefined => {
    if (!mayMove(template, category)) return undefined;
    const isInside = isIn(template, category);
    return { category, isInside, run: () => void setCategories([template], category, !isInside) };
  };
  const movesOf = (template: TemplateSummary) =>
    categories.map((category) => moveOf(template, category)).filter((move) => move !== undefined);
  /** Puts all into a category that may be put there and are not; `undefined` where there are none. */
  const moveAll = (templates: readonly TemplateSummary[], category: Category) => {
    const moved = templates.filter((template) => mayMove(template, category) && !isIn(template, category));
    return moved.length === 0 ? undefined : () => void setCategories(moved, category, true);
  };
  return { movesOf, moveAll };
}

const idsOf = ({ categories }: TemplateSummary) => categories.map(({ id }) => id);
const isIn = (template: TemplateSummary, { id }: Category) => idsOf(template).includes(id);

function useSetCategories() {
  const t = useTranslate(dragStrings);
  const toasts = useToasts();
  const report = useReportFailure();
  const client = useClient();
  const refresh = useRefreshAll();
  const save = ({ id, isSystem }: TemplateSummary, ids: readonly string[]) => {
    // The list of categories is set as a whole and nothing else with it: no version to lose.
    const change = { categories: ids.map((each) => ({ id: each })) };
    return isSystem ? saveSystemTemplate(client, id, change, null) : saveTemplate(client, id, change, null);
  };
  const putBack = async (templates: readonly TemplateSummary[]) => {
    try {
      for (const template of templates) await save(template, idsOf(template));
    } catch (error) {
      report(error);
    }
    void refresh();
  };
  return async (templates: readonly TemplateSummary[], { id, name: category }: Category, isPut: boolean): Promise<void> => {
    const done: TemplateSummary[] = [];
    try {
      for (const template of templates) {
        const others = idsOf(template).filter((each) => each !== id);
        await save(template, isPut ? [...others, id] : others);
        done.push(template);
      }
    } catch (error) {
      report(error);
    }
    void refresh();
    const [first, ...more] = done;
    if (!first) return;
    const one = t(isPut ? "categorised" : "uncategorised", { name: first.name, category });
    const message = more.length > 0 ? t("categorisedMany", { count: done.length, category }) : one;
    toasts.show({ kind: "success", message, action: { label: t("undo"), onSelect: () => void putBack(done) } });
  };
}
