import { type TemplateSummary, tooltipDescriptionMaxLength } from "@mailwright/contract";
import { useTooltip, useTranslate } from "@mailwright/ui";
import type { MouseEvent, ReactNode } from "react";
import type { TemplateAction } from "../../actions/template-action.js";
import { useDragSource } from "../../drag/use-drag-source.js";
import { useDashboard } from "../../view/dashboard-context.js";
import { editorAddress } from "../../view/editor-address.js";
import { listStrings } from "../list-strings.js";
import { holdSecondPress } from "./hold-second-press.js";
import { useChoosing } from "./use-choosing.js";

interface OpenTemplateProps {
  readonly template: TemplateSummary;
  readonly index: number;
  readonly tabIndex: number;
  readonly actions: readonly TemplateAction[];
  readonly className: string;
  readonly children?: ReactNode;
}

const byImportance = ["open", "use", "preview"] as const;

/** What Enter and a press on a template do: its editor, or what its reader may do instead. With Shift or Ctrl it is chosen. */
export function OpenTemplate({ template, index, tabIndex, actions, className, children }: OpenTemplateProps) {
  const t = useTranslate(listStrings);
  const { view } = useDashboard();
  const choose = useChoosing(template, index);
  const drag = useDragSource(template);
  const { anchor, handlers, tooltip } = useTooltip<HTMLElement>({ text: tooltipOf(template), side: "top", ref: drag.setNodeRef, on: {} });
  const action = byImportance.map((wanted) => actions.find(({ id }) => id === wanted)).find((found) => found !== undefined);
  const onClick = (event: MouseEvent) => {
    if (choose.onClick(event)) return;
    event.preventDefault();
    const page = event.currentTarget.ownerDocument.defaultView;
    if (page && event.detail === 1) holdSecondPress(page);
    action?.run();
  };
  const shared = {
    ...handlers,
    ...drag.listeners,
    className,
    tabIndex,
    "data-mw-place": index,
    "aria-label": `${action?.label ?? t("open")}: ${template.name}`,
    onClick,
    onKeyDown: choose.onKeyDown,
  };
  const isAddress = action?.id === "open" && action.disabledReason === undefined;
  return (
    <>
      {isAddress ? (
        <a {...shared} ref={anchor} href={editorAddress(template, view)} draggable={false}>
          {children}
        </a>
      ) : (
        <button {...shared} ref={anchor} type="button">
          {children}
        </button>
      )}
      {tooltip}
    </>
  );
}

/** The whole name, and the beginning of the description. */
function tooltipOf({ name, description }: TemplateSummary): string {
  if (description === "") return name;
  const characters = [...description];
  const short =
    characters.length > tooltipDescriptionMaxLength ? `${characters.slice(0, tooltipDescriptionMaxLength).join("")}…` : description;
  return `${name} · ${short}`;
}
