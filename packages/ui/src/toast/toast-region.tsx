import { type FocusEvent, useState } from "react";
import { uiStrings } from "../strings.js";
import { useTranslate } from "../translate/use-translate.js";
import { Toast } from "./toast.js";
import type { ToastEntry } from "./toast-context.js";

interface ToastRegionProps {
  readonly entries: readonly ToastEntry[];
  readonly onDismiss: (id: string) => void;
}

/** The stack in the corner. While the pointer or the focus is in it, nothing goes away. */
export function ToastRegion({ entries, onDismiss }: ToastRegionProps) {
  const say = useTranslate(uiStrings);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const onBlur = (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget));

  return (
    <section
      aria-label={say("notifications")}
      className="mw-toasts"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={onBlur}
    >
      {entries.map((entry) => (
        <Toast key={entry.id} entry={entry} isPaused={isHovered || isFocused} onDismiss={onDismiss} />
      ))}
    </section>
  );
}
