import { useUsage } from "@mailwright/client/react";
import { SkeletonText, useStyles, useTranslate } from "@mailwright/ui";
import { AskedView, useAsked } from "@mailwright/views/asked";
import { QuotaLine } from "@mailwright/views/limits";
import { useEffect } from "react";
import { useDashboard } from "../view/dashboard-context.js";
import css from "./pictures.css?inline";
import { picturesStrings } from "./pictures-strings.js";

const styles = [css];

/** One's own pictures in the place of the templates. What shows them is fetched with the first visit. */
export function PicturesMain() {
  useStyles(styles);
  const say = useTranslate(picturesStrings);
  const { host } = useDashboard();
  const title = say("title");
  useEffect(() => host.changeTitle?.(title), [host, title]);
  const asked = useAsked(() => import("./own-pictures.js"), []);
  const { data: usage } = useUsage();
  return (
    <main className="mw-dashboard-main" data-mw-tour="list">
      <div className="mw-dashboard-filters">
        <h1 className="mw-dashboard-title">{title}</h1>
      </div>
      <div className="mw-own-pictures">
        {usage ? <QuotaLine uses={usage.quotas} kinds={["bytes"]} /> : null}
        <AskedView asked={asked} waiting={<SkeletonText lines={6} />} failed={say("failed")}>
          {({ OwnPictures }) => <OwnPictures />}
        </AskedView>
      </div>
    </main>
  );
}
