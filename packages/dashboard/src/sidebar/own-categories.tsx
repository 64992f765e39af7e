import { useTranslate } from "@mailwright/ui";
import { Folder } from "@mailwright/ui/icons";
import { useStillInDrag } from "../drag/use-still-in-drag.js";
import { useLibraryCategories } from "../remote/use-live-queries.js";
import { useDashboard } from "../view/dashboard-context.js";
import { moveView, writeView } from "../view/dashboard-view.js";
import { sidebarStrings } from "./sidebar-strings.js";
import { ViewLink } from "./view-link.js";

/** The categories that the reader's own templates were moved to, with how many each holds. One that holds none is hidden, unless it is on screen. */
export function OwnCategories() {
  const t = useTranslate(sidebarStrings);
  const { view } = useDashboard();
  const { data } = useLibraryCategories();
  const categories = useStillInDrag(data);
  const shown = (categories ?? []).filter(({ id, ownCount = 0 }) => ownCount > 0 || id === view.ownCategory);
  if (shown.length === 0) return null;
  return (
    <section className="mw-dashboard-sidebar-group" aria-label={t("ownCategories")}>
      <h2 className="mw-dashboard-sidebar-title">{t("ownCategories")}</h2>
      <ul>
        {shown.map((category) => (
          <ViewLink
            key={category.id}
            name={category.name}
            icon={Folder}
            address={writeView(moveView(view, { ownCategory: category.id }))}
            isCurrent={category.id === view.ownCategory}
            count={category.ownCount}
            place={{ kind: "category", category }}
          />
        ))}
      </ul>
    </section>
  );
}
