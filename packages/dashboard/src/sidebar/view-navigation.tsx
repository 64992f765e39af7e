import type { TemplateView } from "@mailwright/contract";
import { type IconSource, Skeleton, useTranslate } from "@mailwright/ui";
import { FilePen, FileUp, Globe, Images, Star, Trash2, Users } from "@mailwright/ui/icons";
import { useStillInDrag } from "../drag/use-still-in-drag.js";
import { FailedPart } from "../remote/failed-part.js";
import { useLiveCounts } from "../remote/use-live-queries.js";
import { useDashboard } from "../view/dashboard-context.js";
import { allImports, isBesideTemplates, isLibrary, moveView, writeView } from "../view/dashboard-view.js";
import { OwnCategories } from "./own-categories.js";
import { QuickStart } from "./quick-start.js";
import { sidebarStrings } from "./sidebar-strings.js";
import { ViewLink } from "./view-link.js";

const entries: readonly { readonly status: TemplateView; readonly icon: IconSource }[] = [
  { status: "published", icon: Globe },
  { status: "draft", icon: FilePen },
  { status: "deleted", icon: Trash2 },
  { status: "shared", icon: Users },
  { status: "favorited", icon: Star },
];

/** The user's views and the library, with their counts. What holds nothing is hidden, unless it is on screen. */
export function ViewNavigation() {
  const t = useTranslate(sidebarStrings);
  const { view } = useDashboard();
  const { data, isError, refetch } = useLiveCounts();
  const counts = useStillInDrag(data);
  const current = isLibrary(view) || view.ownCategory !== undefined || isBesideTemplates(view) ? undefined : view.status;
  if (counts === undefined && !isError) return <WaitingNavigation />;
  const shown = entries.filter(({ status }) => status === current || counts === undefined || counts[status] > 0);
  return (
    <nav className="mw-dashboard-sidebar" aria-label={t("views")} data-mw-tour="views">
      <section className="mw-dashboard-sidebar-group" aria-label={t("project")}>
        <h2 className="mw-dashboard-sidebar-title">{t("project")}</h2>
        <ul>
          {shown.map(({ status, icon }) => (
            <ViewLink
              key={status}
              name={t(status)}
              icon={icon}
              address={writeView(moveView(view, { status }))}
              isCurrent={status === current}
              count={counts?.[status]}
              place={{ kind: "view", status }}
            />
          ))}
          <ViewLink
            name={t("pictures")}
            icon={Images}
            address={writeView(moveView(view, { isPictures: true }))}
            isCurrent={view.isPictures}
            count={undefined}
          />
          <ViewLink
            name={t("imports")}
            icon={FileUp}
            address={writeView(moveView(view, { imports: allImports }))}
            isCurrent={view.imports !== undefined}
            count={undefined}
          />
        </ul>
        {counts === undefined && <FailedPart words={t("countsFailed")} onRetry={() => void refetch()} />}
      </section>
      <OwnCategories />
      <QuickStart counts={counts} />
    </nav>
  );
}

/** Shown until the counts are known: an entry without templates is hidden, so entries that came before would move. */
function WaitingNavigation() {
  const t = useTranslate(sidebarStrings);
  return (
    <nav className="mw-dashboard-sidebar" aria-label={t("views")} aria-busy="true" data-mw-tour="views">
      <section className="mw-dashboard-sidebar-group" aria-label={t("project")}>
        <h2 className="mw-dashboard-sidebar-title">{t("project")}</h2>
        {entries.map(({ status }) => (
          <div key={status} className="mw-dashboard-view">
            <Skeleton shape="line" />
          </div>
        ))}
      </section>
    </nav>
  );
}
