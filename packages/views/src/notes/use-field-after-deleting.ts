import { type RefObject, useEffect, useRef } from "react";

/**
 * A question gives the focus back to the button that asked it, which goes with its note: once something is deleted, the focus goes to the
 * field instead. Answers what tells that it is.
 */
export function useFieldAfterDeleting(isAsking: boolean, field: RefObject<HTMLElement | null>): () => void {
  const isDeleted = useRef(false);
  useEffect(() => {
    if (isAsking || !isDeleted.current) return;
    isDeleted.current = false;
    field.current?.focus();
  }, [isAsking, field]);
  return () => {
    isDeleted.current = true;
  };
}
