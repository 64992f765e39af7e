import { isFavorite, type TemplateSummary } from "@mailwright/contract";
import { classNames, useTranslate } from "@mailwright/ui";
import { memo } from "react";
import { useIsPending } from "../../actions/pending-actions.js";
import { useTemplateActions } from "../../actions/use-template-actions.js";
import { useSelection } from "../../selection/selection-context.js";
import { listStrings } from "../list-strings.js";
import { OpenTemplate } from "./open-template.js";
import { PendingMark } from "./pending-mark.js";
import { SelectBox } from "./select-box.js";
import { StarButton } from "./star-button.js";
import { TemplateContextMenu } from "./template-context-menu.js";
import { Moment, TemplateMarks, useSizeWords } from "./template-facts.js";
import { TemplateLabels } from "./template-labels.js";
import { TemplateMenu } from "./template-menu.js";
import { TemplatePreview } from "./template-preview.js";

interface TemplateCardProps {
  readonly template: TemplateSummary;
  /** Its place in the list. */
  readonly index: number;
  /** Whether the Tab key stops here: one card of a list has its controls in the order of the page. */
  readonly isStop: boolean;
}

/** One template: its email, name, when it was changed, its size, and what can be done with it. */
export const TemplateCard = memo(function TemplateCard({ template, index, isStop }: TemplateCardProps) {
  const t = useTranslate(listStrings);
  const sizeWords = useSizeWords();
  const actions = useTemplateActions(template);
  const isChosen = useSelection(({ chosen }) => chosen.has(template.id));
  const isPending = useIsPending(template.id);
  const star = actions.find(({ id }) => id === "favorite" || id === "unfavorite");
  const isStarred = isFavorite(template.tags);
  const tabIndex = isStop ? 0 : -1;
  return (
    <TemplateContextMenu template={template} actions={actions}>
      <article
        className={classNames("mw-card", isChosen && "mw-card-chosen")}
        aria-label={template.name}
        aria-busy={isPending || undefined}
      >
        <OpenTemplate template={template} index={index} tabIndex={tabIndex} actions={actions} className="mw-card-link">
          <TemplatePreview template={template} />
        </OpenTemplate>
        <PendingMark templateId={template.id} />
        <TemplateLabels template={template} tabIndex={tabIndex} />
        <div className="mw-card-foot">
          <h2 className="mw-card-title" title={template.name}>
            {template.name}
          </h2>
          <div className="mw-card-line">
            <p className="mw-card-facts">
              <Moment iso={template.lastModified} label={t("lastModified")} />
              <span>{sizeWords(template.size)}</span>
            </p>
            <TemplateMarks template={template} isStarShown={isStarred} />
          </div>
        </div>
        <SelectBox template={template} index={index} tabIndex={tabIndex} />
        <div className="mw-card-actions">
          <StarButton template={template} star={star} tabIndex={tabIndex} />
          <TemplateMenu template={template} actions={actions} tabIndex={tabIndex} />
        </div>
      </article>
    </TemplateContextMenu>
  );
});
