import type { TemplateSummary } from "@mailwright/contract";
import { Checkbox, useTranslate } from "@mailwright/ui";
import { useSelection } from "../../selection/selection-context.js";
import { listStrings } from "../list-strings.js";
import { useToggle } from "./use-choosing.js";

interface SelectBoxProps {
  readonly template: TemplateSummary;
  readonly tabIndex: number;
}

/** The tick of a template; in bulk mode only. */
export function SelectBox({ template, tabIndex }: SelectBoxProps) {
  const t = useTranslate(listStrings);
  const isSelecting = useSelection((selection) => selection.isSelecting);
  const isChosen = useSelection(({ chosen }) => chosen.has(template.id));
  const toggle = useToggle(template);
  if (!isSelecting) return null;
  return (
    <span className="mw-select-box">
      <Checkbox label={t("choose", { name: template.name })} isLabelHidden isChecked={isChosen} tabIndex={tabIndex} onChange={toggle} />
    </span>
  );
}
