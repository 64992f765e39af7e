import { useTooltip } from "../../controls/tooltip/use-tooltip.js";
import { Icon, type IconSource } from "../../icons/icon.js";

export interface SegmentedOption<Value extends string = string> {
  readonly value: Value;
  /** The name of the choice; with an icon it becomes the tooltip. */
  readonly label: string;
  readonly icon?: IconSource | undefined;
  readonly isDisabled?: boolean | undefined;
}

interface SegmentProps {
  readonly name: string;
  readonly option: SegmentedOption;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: () => void;
}

/** One choice of a segmented control: a real radio that covers its picture. */
export function Segment({ name, option, isChosen, isDisabled, onChoose }: SegmentProps) {
  const { anchor, handlers, tooltip } = useTooltip<HTMLInputElement>({ text: option.label, on: {} });
  return (
    <span className="mw-segment">
      <input
        {...(option.icon ? { ...handlers, ref: anchor } : {})}
        type="radio"
        name={name}
        className="mw-segment-input"
        aria-label={option.label}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
      />
      <span className="mw-segment-face" aria-hidden="true">
        {option.icon ? <Icon icon={option.icon} /> : option.label}
      </span>
      {tooltip}
    </span>
  );
}
