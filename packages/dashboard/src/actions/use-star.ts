import { useFavorite } from "@mailwright/client/react";
import type { TemplateSummary } from "@mailwright/contract";
import { useAnnounce, useTranslate } from "@mailwright/ui";
import { actionStrings } from "./action-strings.js";
import { useReportFailure } from "./use-report-failure.js";

/** Gives a template its star, or takes it away. The star itself shows that it is done, so it is only spoken. */
export function useStar() {
  const t = useTranslate(actionStrings);
  const announce = useAnnounce();
  const report = useReportFailure();
  const mark = useFavorite();

  const star = async (template: TemplateSummary, favorite: boolean): Promise<void> => {
    try {
      await mark.mutateAsync({ template, favorite });
      announce(t(favorite ? "favoriteAdded" : "favoriteRemoved", { name: template.name }));
    } catch (error) {
      report(error, { retry: () => void star(template, favorite) });
    }
  };
  return star;
}
