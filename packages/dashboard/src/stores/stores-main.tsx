import { SkeletonText, useTranslate } from "@mailwright/ui";
import { AskedView, useAsked } from "@mailwright/views/asked";
import { useEffect } from "react";
import { headerStrings } from "../header/header-strings.js";
import { importsStrings } from "../imports/imports-strings.js";
import { useDashboard } from "../view/dashboard-context.js";

/** The connected stores in the place of the templates. What shows them is fetched with the first visit. */
export function StoresMain() {
  const say = useTranslate(headerStrings);
  const sayOfPages = useTranslate(importsStrings);
  const { host } = useDashboard();
  const title = say("stores");
  useEffect(() => host.changeTitle?.(title), [host, title]);
  const asked = useAsked(() => import("./all-stores.js"), []);
  const waiting = (
    <div className="mw-dashboard-scroll">
      <SkeletonText lines={6} />
    </div>
  );
  return (
    <main className="mw-dashboard-main" data-mw-tour="list">
      <AskedView asked={asked} waiting={waiting} failed={sayOfPages("failed")}>
        {({ AllStores }) => <AllStores title={title} />}
      </AskedView>
    </main>
  );
}
