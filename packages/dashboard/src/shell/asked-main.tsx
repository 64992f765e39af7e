import { SkeletonText, useTranslate } from "@mailwright/ui";
import { AskedView, useAsked } from "@mailwright/views/asked";
import { type ReactNode, useEffect } from "react";
import { headerStrings } from "../header/header-strings.js";
import { useDashboard } from "../view/dashboard-context.js";

interface AskedMainProps<M> {
  readonly title: string;
  /** Keep it the same function: another one is asked anew. */
  readonly ask: () => Promise<M>;
  readonly children: (page: M) => ReactNode;
}

/** A page in the place of the templates. What shows it is fetched with the first visit. */
export function AskedMain<M>({ title, ask, children }: AskedMainProps<M>) {
  const say = useTranslate(headerStrings);
  const { host } = useDashboard();
  useEffect(() => host.changeTitle?.(title), [host, title]);
  const asked = useAsked(ask, [ask]);
  const waiting = (
    <div className="mw-dashboard-scroll">
      <SkeletonText lines={6} />
    </div>
  );
  return (
    <main className="mw-dashboard-main" data-mw-tour="list">
      <AskedView asked={asked} waiting={waiting} failed={say("pageFailed")}>
        {children}
      </AskedView>
    </main>
  );
}
