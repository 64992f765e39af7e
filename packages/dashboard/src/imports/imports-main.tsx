import { SkeletonText, useTranslate } from "@mailwright/ui";
import { AskedView, useAsked } from "@mailwright/views/asked";
import { useEffect } from "react";
import { useDashboard } from "../view/dashboard-context.js";
import { allImports } from "../view/dashboard-view.js";
import { importsStrings } from "./imports-strings.js";

/** Imports in the place of the templates: all of them, or what came of one. What shows them is fetched with the first visit. */
export function ImportsMain({ imports }: { readonly imports: string }) {
  const say = useTranslate(importsStrings);
  const { host } = useDashboard();
  const title = say(imports === allImports ? "title" : "results");
  useEffect(() => host.changeTitle?.(title), [host, title]);
  const asked = useAsked(() => import("./imports-page.js"), []);
  const waiting = (
    <div className="mw-dashboard-scroll">
      <SkeletonText lines={6} />
    </div>
  );
  return (
    <main className="mw-dashboard-main" data-mw-tour="list">
      <AskedView asked={asked} waiting={waiting} failed={say("failed")}>
        {({ AllImports, OneImport }) => (imports === allImports ? <AllImports title={title} /> : <OneImport id={imports} />)}
      </AskedView>
    </main>
  );
}
