import { isFavorite, type TemplateSummary } from "@mailwright/contract";
import { useTranslate } from "@mailwright/ui";
import { memo, type ReactNode } from "react";
import { useIsPending } from "../../actions/pending-actions.js";
import type { TemplateAction } from "../../actions/template-action.js";
import { useTemplateActions } from "../../actions/use-template-actions.js";
import { useSelection } from "../../selection/selection-context.js";
import { useDashboard } from "../../view/dashboard-context.js";
import type { Column } from "../list/table-head.js";
import { listStrings } from "../list-strings.js";
import { OpenTemplate } from "./open-template.js";
import { PendingMark } from "./pending-mark.js";
import { SelectBox } from "./select-box.js";
import { StarButton } from "./star-button.js";
import { useTemplateContextMenu } from "./template-context-menu.js";
import { Moment, TemplateMarks, useSizeWords } from "./template-facts.js";
import { TemplateLabels } from "./template-labels.js";
import { TemplateMenu } from "./template-menu.js";
import { TemplatePreview } from "./template-preview.js";
import { WaitingCell } from "./waiting-place.js";

interface TemplateRowProps {
  readonly template: TemplateSummary;
  readonly index: number;
  readonly isStop: boolean;
  readonly columns: readonly Column[];
}

// The head is the first row, and rows count from one.
const ariaRow = (index: number) => index + 2;

/** One template as a row of the table. */
export const TemplateRow = memo(function TemplateRow({ template, index, isStop, columns }: TemplateRowProps) {
  const t = useTranslate(listStrings);
  const sizeWords = useSizeWords();
  const actions = useTemplateActions(template);
  const { onContextMenu, menu } = useTemplateContextMenu(template, actions);
  const isChosen = useSelection(({ chosen }) => chosen.has(template.id));
  const isPending = useIsPending(template.id);
  const star = actions.find(({ id }) => id === "favorite" || id === "unfavorite");
  const tabIndex = isStop ? 0 : -1;
  const cells = {
    name: <NameCell template={template} index={index} tabIndex={tabIndex} actions={actions} hasStarButton={star !== undefined} />,
    status: t(template.status),
    lastModified: <Moment iso={template.lastModified} label={t("lastModified")} />,
    created: <Moment iso={template.created} label={t("created")} />,
    size: sizeWords(template.size),
    actionColumn: (
      <div className="mw-row-actions">
        <StarButton template={template} star={star} tabIndex={tabIndex} />
        <TemplateMenu template={template} actions={actions} tabIndex={tabIndex} />
        {menu}
      </div>
    ),
  } satisfies Record<Column, ReactNode>;
  return (
    <tr
      className="mw-row"
      aria-rowindex={ariaRow(index)}
      aria-busy={isPending || undefined}
      data-chosen={isChosen}
      onContextMenu={onContextMenu}
    >
      {columns.map((column) =>
        column === "name" ? (
          <th key={column} scope="row">
            {cells.name}
          </th>
        ) : (
          <td key={column} data-column={column}>
            {cells[column]}
          </td>
        ),
      )}
    </tr>
  );
});

interface NameCellProps {
  readonly template: TemplateSummary;
  readonly index: number;
  readonly tabIndex: number;
  readonly actions: readonly TemplateAction[];
  readonly hasStarButton: boolean;
}

function NameCell({ template, index, tabIndex, actions, hasStarButton }: NameCellProps) {
  const { isNarrow } = useDashboard();
  return (
    <div className="mw-row-name">
      <SelectBox template={template} index={index} tabIndex={tabIndex} />
      <span className="mw-row-preview">
        <TemplatePreview template={template} />
        <PendingMark templateId={template.id} />
      </span>
      <span className="mw-row-words">
        <OpenTemplate template={template} index={index} tabIndex={tabIndex} actions={actions} className="mw-row-link">
          {template.name}
        </OpenTemplate>
        {template.description !== "" && <span className="mw-row-description">{template.description}</span>}
      </span>
      {!isNarrow && <TemplateLabels template={template} tabIndex={tabIndex} />}
      <TemplateMarks template={template} isStarShown={isFavorite(template.tags) && (!hasStarButton || isNarrow)} />
    </div>
  );
}

/** The row of a template that is on its way. */
export function WaitingRow({ index, columns }: { readonly index: number; readonly columns: readonly Column[] }) {
  return (
    <tr className="mw-row" aria-rowindex={ariaRow(index)}>
      <td colSpan={columns.length}>
        <WaitingCell index={index} />
      </td>
    </tr>
  );
}
