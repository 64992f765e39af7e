import { type ButtonHTMLAttributes, forwardRef } from "react";
import { Icon, type IconSource } from "../../icons/icon.js";
import { Spinner } from "../../icons/spinner.js";
import { classNames } from "../../styles/class-names.js";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant | undefined;
  readonly icon?: IconSource | undefined;
  /** Why it cannot be used now, with `aria-disabled`: shown while the pointer rests on it, and told to assistive technology. */
  readonly reason?: string | undefined;
  /** Shows that the press is being worked on; the button keeps its width and its focus and takes no second press. */
  readonly isLoading?: boolean | undefined;
}

/** A button with words. One primary button per view, at most. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = "secondary", icon, isLoading = false, reason, className, children, onClick, ...rest },
  ref,
) {
  return (
    <button
      type="button"
      part="button"
      {...rest}
      title={reason ?? rest.title}
      ref={ref}
      className={classNames("mw-button", `mw-button-${variant}`, className)}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest["aria-disabled"]}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
    >
      {icon ? <Icon icon={icon} /> : null}
      <span className="mw-button-label">{children}</span>
      {isLoading ? (
        <span className="mw-button-spinner">
          <Spinner />
        </span>
      ) : null}
    </button>
  );
});
