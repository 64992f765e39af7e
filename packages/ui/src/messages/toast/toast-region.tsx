import { useRef } from "react";
import { useTranslate } from "../../context/use-translate.js";
import { uiStrings } from "../../translate/ui-strings.js";
import { Toast } from "./toast.js";
import type { ToastEntry } from "./toast-context.js";
import { useAttention } from "./use-attention.js";
import { useFreePlace } from "./use-free-place.js";

interface ToastRegionProps {
  readonly entries: readonly ToastEntry[];
  readonly onDismiss: (id: string) => void;
}

/** The stack in the corner. While the pointer or the focus is in it, nothing goes away. */
export function ToastRegion({ entries, onDismiss }: ToastRegionProps) {
  const say = useTranslate(uiStrings);
  const region = useRef<HTMLElement>(null);
  useFreePlace(region, entries.length);
  const { isAttended, on } = useAttention(region, entries.length);

  return (
    <section ref={region} aria-label={say("notifications")} className="mw-toasts" {...on}>
      {entries.map((entry) => (
        <Toast key={entry.id} entry={entry} isPaused={isAttended} onDismiss={onDismiss} />
      ))}
    </section>
  );
}
