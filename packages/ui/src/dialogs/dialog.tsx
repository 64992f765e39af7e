import { CSPProvider } from "@base-ui/react/csp-provider";
import { Dialog as Base } from "@base-ui/react/dialog";
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react";
import { useOverlay } from "../context/ui-context.js";
import { useStyles } from "../context/use-styles.js";
import { useTranslate } from "../context/use-translate.js";
import { IconButton } from "../controls/button/icon-button.js";
import { collectTabbable } from "../focus/focusable.js";
import { X } from "../icons/lucide/x.gen.js";
import { dialogStyles } from "../styles/dialog-styles.js";
import { uiStrings } from "../translate/ui-strings.js";
import { DialogBody } from "./dialog-body.js";
import { useModal } from "./use-modal.js";

export type DialogSize = "sm" | "md" | "lg" | "full";

export interface DialogProps {
  /** The name of the dialog, shown as its title. */
  readonly title: string;
  /** Called when a person asks to close it: Escape, the close button, a press outside. The dialog closes when it is no longer rendered. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Actions, at the end of the last line. */
  readonly footer?: ReactNode;
  /** Controls between the title and the close button. */
  readonly actions?: ReactNode;
  readonly size?: DialogSize | undefined;
  /** `alertdialog` for a question that must be answered; a press outside does not close it. */
  readonly role?: "dialog" | "alertdialog" | undefined;
  /** Whether a press outside asks to close; false for forms that would lose work. */
  readonly isDismissable?: boolean | undefined;
  /** What gets the focus first, if it is there when the dialog opens; otherwise the first control of the body. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Takes the padding and the scrolling off the body, for content with regions of its own. */
  readonly isBodyBare?: boolean | undefined;
}

const styles = [dialogStyles];

/** A modal dialog, and a sheet from below on narrow screens. Render it while it is open. */
export function Dialog({
  title,
  onClose,
  children,
  footer,
  actions,
  size = "md",
  role = "dialog",
  isDismissable = role === "dialog",
  initialFocus,
  isBodyBare,
}: DialogProps) {
  useStyles(styles);
  const { container } = useOverlay();
  const say = useTranslate(uiStrings);
  const popup = useRef<HTMLDivElement>(null);
  const findStart = () => initialFocus?.current ?? findFirst(popup.current);
  const attach = useModal(container !== null, findStart);

  // What is typed in a dialog is not for the shortcuts of the page behind it.
  const onKeyDown = (event: KeyboardEvent) => event.stopPropagation();
  const onOpenChange = (_isOpen: boolean, { reason, event }: Base.Root.ChangeEventDetails) => {
    if (reason === "outside-press" && !isOnNotification(event)) onClose();
    if (reason === "escape-key" && container && isMeantFor(container, event)) onClose();
  };

  return (
    <CSPProvider disableStyleElements>
      <Base.Root open={container !== null} onOpenChange={onOpenChange} disablePointerDismissal={!isDismissable}>
        <Base.Portal container={container}>
          <Base.Backdrop className="mw-scrim" forceRender />
          <Base.Viewport ref={attach} className="mw-dialog-viewport" onKeyDown={onKeyDown}>
            <Base.Popup
              ref={popup}
              role={role}
              aria-modal="true"
              className={`mw-dialog mw-dialog-${size}`}
              finalFocus={false}
              initialFocus={() => findStart() ?? true}
            >
              <header className="mw-dialog-head">
                <Base.Title className="mw-dialog-title">{title}</Base.Title>
                {actions}
                <IconButton className="mw-dialog-close" label={say("close")} icon={X} onClick={onClose} />
              </header>
              <DialogBody isBare={isBodyBare}>{children}</DialogBody>
              {footer ? <footer className="mw-dialog-foot">{footer}</footer> : null}
            </Base.Popup>
          </Base.Viewport>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}

/** Where the work begins: a control of the body, else one of the footer, else the dialog itself; never the close button. */
function findFirst(popup: HTMLElement | null): HTMLElement | null {
  const parts = popup ? [...popup.querySelectorAll(".mw-dialog-body, .mw-dialog-foot")] : [];
  return parts.flatMap(collectTabbable)[0] ?? popup;
}

// The library listens on the whole page: an Escape pressed in another element is not ours, one with no focus at all is.
function isMeantFor(container: HTMLElement, event: Event): boolean {
  return event.composedPath().includes(container) || event.target === container.ownerDocument.body;
}

// A notification may be answered while a dialog is open.
function isOnNotification(event: Event): boolean {
  return event.composedPath().some((target) => target instanceof Element && target.classList.contains("mw-toasts"));
}
