import { useUsage } from "@mailwright/client/react";
import { useStyles, useTranslate } from "@mailwright/ui";
import { QuotaLine } from "@mailwright/views/limits";
import { OwnPictures } from "./own-pictures.js";
import css from "./pictures.css?inline";
import { picturesStrings } from "./pictures-strings.js";

const styles = [css];

/** One's own pictures in the place of the templates, and how much of what they may take they take. */
export function PicturesPage() {
  useStyles(styles);
  const say = useTranslate(picturesStrings);
  const { data: usage } = useUsage();
  return (
    <>
      <div className="mw-dashboard-filters">
        <h1 className="mw-dashboard-title">{say("title")}</h1>
      </div>
      <div className="mw-own-pictures">
        {usage ? <QuotaLine uses={usage.quotas} kinds={["bytes"]} /> : null}
        <OwnPictures />
      </div>
    </>
  );
}
