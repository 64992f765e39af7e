import { useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useEffect, useMemo, useRef } from "react";
import { DashboardProvider, useDashboard } from "../view/dashboard-context.js";
import { placeOf } from "../view/dashboard-view.js";
import { sidebarStrings } from "./sidebar-strings.js";
import { ViewNavigation } from "./view-navigation.js";

/** The sidebar where there is no room beside the list. Choosing a view closes it. */
export function SidebarSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate(sidebarStrings);
  const dashboard = useDashboard();
  const place = placeOf(dashboard.view);
  const opened = useRef(place);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (opened.current !== place) close.current();
  }, [place]);
  // The link of the view on screen changes no place and closes it all the same.
  const inSheet = useMemo(() => {
    const { host } = dashboard;
    const navigate: typeof host.navigate = (...way) => {
      host.navigate(...way);
      close.current();
    };
    return { ...dashboard, host: { ...host, navigate } };
  }, [dashboard]);
  return (
    <Dialog title={t("views")} onClose={onClose} isBodyBare>
      <DashboardProvider value={inSheet}>
        <ViewNavigation />
      </DashboardProvider>
    </Dialog>
  );
}
