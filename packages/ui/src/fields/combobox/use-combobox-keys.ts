import { type KeyboardEvent, useLayoutEffect, useState } from "react";
import { useOverlay } from "../../context/ui-context.js";

/** Keeps whether the list is open, so that the first Escape closes the list and the next one the dialog around it. */
export function useComboboxKeys() {
  const [isOpen, setOpen] = useState(false);
  const overlay = useOverlay();
  useLayoutEffect(() => (isOpen ? overlay.open() : undefined), [isOpen, overlay]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
  };
  return { isOpen, setOpen, onKeyDown };
}
