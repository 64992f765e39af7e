import { type ButtonHTMLAttributes, forwardRef } from "react";
import type { Side } from "../../floating/place-floating.js";
import { Icon, type IconSource } from "../../icons/icon.js";
import { classNames } from "../../styles/class-names.js";
import { useTooltip } from "../tooltip/use-tooltip.js";

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  /** The accessible name, and the words of the tooltip. */
  readonly label: string;
  readonly icon: IconSource;
  /** Shown in the tooltip, for example `Ctrl+Z`. */
  readonly shortcut?: string | undefined;
  readonly variant?: "quiet" | "secondary" | "primary" | "danger" | undefined;
  /** The tooltip's words where they say more than the name: which step is undone. */
  readonly tooltip?: string | undefined;
  /** Why it cannot be used now, with `aria-disabled`: the tooltip's words, and told to assistive technology. */
  readonly reason?: string | undefined;
  readonly tooltipSide?: Side | undefined;
}

/** A button with an icon only. Its words are its name and appear as a tooltip on hover and on focus. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, shortcut, variant = "quiet", tooltip: words, reason, tooltipSide, className, ...rest },
  ref,
) {
  const { anchor, handlers, tooltip } = useTooltip<HTMLButtonElement>({
    text: reason ?? words ?? label,
    shortcut,
    side: tooltipSide,
    ref,
    on: rest,
  });
  return (
    <>
      <button
        type="button"
        part="button"
        {...rest}
        {...handlers}
        ref={anchor}
        aria-label={label}
        aria-description={reason}
        className={classNames("mw-button mw-icon-button", `mw-button-${variant}`, className)}
      >
        <Icon icon={icon} />
      </button>
      {tooltip}
    </>
  );
});
