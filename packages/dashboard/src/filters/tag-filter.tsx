import { Button, useTranslate } from "@mailwright/ui";
import { X } from "@mailwright/ui/icons";
import { useDashboard } from "../view/dashboard-context.js";
import { writeView } from "../view/dashboard-view.js";
import { filterStrings } from "./filter-strings.js";

/** The tag that the list is kept to; a press shows all again. */
export function TagFilter() {
  const t = useTranslate(filterStrings);
  const { view, host } = useDashboard();
  if (view.tag === undefined) return null;
  return (
    <Button icon={X} aria-label={t("clearTag", { tag: view.tag })} onClick={() => host.navigate(writeView({ ...view, tag: undefined }))}>
      {t("tag", { tag: view.tag })}
    </Button>
  );
}
