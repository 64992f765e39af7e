import { useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useEffect, useRef } from "react";
import { useDashboard } from "../dashboard-context.js";
import { placeOf } from "../view/dashboard-view.js";
import { sidebarStrings } from "./sidebar-strings.js";
import { ViewNavigation } from "./view-navigation.js";

/** The sidebar where there is no room beside the list. Choosing a view closes it. */
export function SidebarSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate(sidebarStrings);
  const { view } = useDashboard();
  const place = placeOf(view);
  const opened = useRef(place);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (opened.current !== place) close.current();
  }, [place]);
  return (
    <Dialog title={t("views")} onClose={onClose} isBodyBare>
      <ViewNavigation />
    </Dialog>
  );
}
