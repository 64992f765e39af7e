import { saveSystemTemplate, saveTemplate } from "@mailwright/client";
import { useClient } from "@mailwright/client/react";
import type { Category, TemplateSummary } from "@mailwright/contract";
import { useToasts, useTranslate } from "@mailwright/ui";
import { useRefreshAll } from "../remote/use-refresh-all.js";
import { moveStrings } from "./move-strings.js";
import { useReportFailure } from "./use-report-failure.js";

/** Putting templates into a category, or taking them out of it. */
export interface CategoryChange {
  readonly category: Category;
  readonly isPut: boolean;
}

const idsOf = ({ categories }: TemplateSummary) => categories.map(({ id }) => id);

/** Whether a template is in a category. */
export function isInCategory(template: TemplateSummary, { id }: Category): boolean {
  return idsOf(template).includes(id);
}

/** The categories of a template once it is changed. */
export function categoriesAfter(template: TemplateSummary, { category, isPut }: CategoryChange): readonly string[] {
  const others = idsOf(template).filter((id) => id !== category.id);
  return isPut ? [...others, category.id] : others;
}

/** Saves the categories of templates, and says what has become of them, with a way back. */
export function useCategorySaving() {
  const t = useTranslate(moveStrings);
  const toasts = useToasts();
  const report = useReportFailure();
  const client = useClient();
  const refresh = useRefreshAll();
  const save = ({ id, isSystem }: TemplateSummary, ids: readonly string[]): Promise<unknown> => {
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
  const doneWords = (count: number, { category, isPut }: CategoryChange) =>
    t(isPut ? "categorisedMany" : "uncategorisedMany", { count, category: category.name });
  const sayDone = (templates: readonly TemplateSummary[], change: CategoryChange) => {
    const [first, ...more] = templates;
    if (!first) return;
    const one = t(change.isPut ? "categorised" : "uncategorised", { name: first.name, category: change.category.name });
    const message = more.length > 0 ? doneWords(templates.length, change) : one;
    toasts.show({ kind: "success", message, action: { label: t("undo"), onSelect: () => void putBack(templates) } });
  };
  return { save, sayDone, doneWords };
}
