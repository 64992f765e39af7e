import { isFavorite, type TemplateSummary } from "@mailwright/contract";
import { Icon, useTranslate } from "@mailwright/ui";
import { Lock, Star, Users } from "lucide-react";
import { dashboardStrings } from "../strings.js";

/** What sets a template apart: favourite, shared, locked. */
export function CardMarks({ template }: { readonly template: TemplateSummary }) {
  const t = useTranslate(dashboardStrings);
  return (
    <span className="mw-card-marks">
      {isFavorite(template.tags) && (
        <span role="img" aria-label={t("favorited")} className="mw-card-star">
          <Icon icon={Star} sizePx={14} />
        </span>
      )}
      {template.isShared && (
        <span role="img" aria-label={t("sharedTemplate")} title={t("sharedTemplate")}>
          <Icon icon={Users} sizePx={14} />
        </span>
      )}
      {template.isLocked && (
        <span role="img" aria-label={t("lockedBy")} title={t("lockedBy")}>
          <Icon icon={Lock} sizePx={14} />
        </span>
      )}
    </span>
  );
}
