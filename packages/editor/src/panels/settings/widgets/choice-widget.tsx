import { type IconSource, Segmented, Select } from "@mailwright/ui";
import {
  AlignCenter,
  AlignEndHorizontal,
  AlignJustify,
  AlignLeft,
  AlignRight,
  AlignStartHorizontal,
  AlignVerticalJustifyCenter,
} from "@mailwright/ui/icons";
import type { WidgetProps } from "./widget.js";

/** Options that have a picture in place of their word. */
const optionIcons: Readonly<Record<string, IconSource>> = {
  left: AlignLeft,
  center: AlignCenter,
  right: AlignRight,
  justify: AlignJustify,
  top: AlignStartHorizontal,
  middle: AlignVerticalJustifyCenter,
  bottom: AlignEndHorizontal,
};
const segmentsMax = 4;
/** The width of a control in the panel, and the widths of a letter and of the rest of a segment in it. */
const roomPx = 164;
const letterPx = 8;
const segmentPx = 20;
/** The width of what is beside the words of a list: its padding and its sign. */
const selectPx = 44;

/** A choice: side by side if the options fit, otherwise a list, which has the whole width where its words need it. */
export function ChoiceWidget({ spec, value, field, optionLabel, onChange }: WidgetProps<"choice">) {
  const { onBegin, onCommit, ...frame } = field;
  const options = spec.options.map((option) => ({ value: option, label: optionLabel(option), icon: optionIcons[option] }));
  const isPictured = options.every((option) => option.icon !== undefined);
  const longest = Math.max(...options.map((option) => option.label.length));
  const fits = isPictured || options.length * (longest * letterPx + segmentPx) <= roomPx;
  if (options.length <= segmentsMax && fits) {
    return (
      <Segmented
        {...frame}
        value={value}
        options={isPictured ? options : options.map(({ icon, ...option }) => option)}
        onChange={onChange}
      />
    );
  }
  const isCut = longest * letterPx + selectPx > roomPx;
  return <Select {...frame} {...(isCut && { layout: "stack" })} value={value} options={options} onChange={onChange} />;
}
