import type { TemplateSummary } from "@mailwright/contract";
import { Checkbox, useTranslate } from "@mailwright/ui";
import { useSelection } from "../../selection/selection-context.js";
import { listStrings } from "../list-strings.js";
import { useChooseRange } from "../loaded/use-choose-range.js";
import { useToggle } from "./use-choosing.js";

interface SelectBoxProps {
  readonly template: TemplateSummary;
  /** Its place in the list. */
  readonly index: number;
  readonly tabIndex: number;
}

/** The tick of a template; in bulk mode only. With Shift it takes everything from the last one to this. */
export function SelectBox({ template, index, tabIndex }: SelectBoxProps) {
  const t = useTranslate(listStrings);
  const isSelecting = useSelection((selection) => selection.isSelecting);
  const isChosen = useSelection(({ chosen }) => chosen.has(template.id));
  const toggle = useToggle(template);
  const chooseRange = useChooseRange();
  if (!isSelecting) return null;
  return (
    <span className="mw-select-box">
      <Checkbox
        label={t("choose", { name: template.name })}
        isLabelHidden
        isChecked={isChosen}
        tabIndex={tabIndex}
        onChange={(_, { isRange }) => (isRange ? chooseRange(index) : toggle())}
      />
    </span>
  );
}
