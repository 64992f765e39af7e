import { useEffect, useState } from "react";
import { useTranslate } from "../../context/use-translate.js";
import { Button } from "../../controls/button/button.js";
import { IconButton } from "../../controls/button/icon-button.js";
import { Icon } from "../../icons/icon.js";
import { CircleAlert } from "../../icons/lucide/circle-alert.gen.js";
import { CircleCheck } from "../../icons/lucide/circle-check.gen.js";
import { Info } from "../../icons/lucide/info.gen.js";
import { X } from "../../icons/lucide/x.gen.js";
import { uiStrings } from "../../translate/ui-strings.js";
import type { ToastEntry, ToastOptions } from "./toast-context.js";

/** How long a notification stays; a pause starts the time anew. */
export const toastDurationMs = 5000;

const icons = { info: Info, success: CircleCheck, error: CircleAlert } satisfies Record<NonNullable<ToastOptions["kind"]>, unknown>;

interface ToastProps {
  readonly entry: ToastEntry;
  readonly isPaused: boolean;
  readonly onDismiss: (id: string) => void;
}

/** One notification. */
export function Toast({ entry, isPaused, onDismiss }: ToastProps) {
  const { id, kind = "info", message, action, isSticky = false } = entry;
  const say = useTranslate(uiStrings);
  const isReady = useLaterContent();
  useDismissAfter(id, isPaused || isSticky, onDismiss);

  const select = () => {
    action?.onSelect();
    onDismiss(id);
  };
  return (
    <div className={`mw-toast mw-toast-${kind}`}>
      <Icon icon={icons[kind]} />
      <div className="mw-toast-message" role={kind === "error" ? "alert" : "status"}>
        {isReady ? message : null}
      </div>
      {action ? (
        <Button variant="quiet" onClick={select}>
          {action.label}
        </Button>
      ) : null}
      <IconButton label={say("dismiss")} icon={X} onClick={() => onDismiss(id)} />
    </div>
  );
}

/** Screen readers read what changes inside a live element, so it must stand empty for a moment first. */
function useLaterContent(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return isReady;
}

function useDismissAfter(id: string, isHeld: boolean, onDismiss: (id: string) => void): void {
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onDismiss(id), toastDurationMs);
    return () => clearTimeout(timer);
  }, [id, isHeld, onDismiss]);
}
