import { isFavorite, type TemplateSummary } from "@mailwright/contract";
import { classNames, IconButton, useTranslate } from "@mailwright/ui";
import { Star } from "@mailwright/ui/icons";
import type { TemplateAction } from "../../actions/template-action.js";
import { listStrings } from "../list-strings.js";

interface StarButtonProps {
  readonly template: TemplateSummary;
  /** What gives the star or takes it away; no button where the person may not. */
  readonly star: TemplateAction | undefined;
  readonly tabIndex: number;
}

/** Marks a template as a favourite, or not as one. */
export function StarButton({ template, star, tabIndex }: StarButtonProps) {
  const t = useTranslate(listStrings);
  const isStarred = isFavorite(template.tags);
  if (!star) return null;
  return (
    <IconButton
      label={isStarred ? t("unfavorite") : t("favorite")}
      icon={Star}
      className={classNames("mw-card-star-button", isStarred && "mw-card-star")}
      aria-pressed={isStarred}
      tabIndex={tabIndex}
      onClick={star.run}
    />
  );
}
