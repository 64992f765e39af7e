import { Button } from "../../controls/button/button.js";
import { IconButton } from "../../controls/button/icon-button.js";
import type { IconSource } from "../../icons/icon.js";

export interface ToggleButtonProps {
  readonly label: string;
  readonly isPressed: boolean;
  readonly onChange: (isPressed: boolean) => void;
  readonly icon?: IconSource | undefined;
  /** Shows the words beside the icon. */
  readonly isLabelShown?: boolean | undefined;
  readonly shortcut?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** A button that stays pressed: bold, borders, notes. */
export function ToggleButton({ label, isPressed, onChange, icon, isLabelShown = !icon, shortcut, isDisabled }: ToggleButtonProps) {
  const toggle = { "aria-pressed": isPressed, disabled: isDisabled, onClick: () => onChange(!isPressed) };
  if (icon && !isLabelShown) return <IconButton {...toggle} label={label} icon={icon} shortcut={shortcut} />;
  return (
    <Button {...toggle} variant="quiet" icon={icon}>
      {label}
    </Button>
  );
}
