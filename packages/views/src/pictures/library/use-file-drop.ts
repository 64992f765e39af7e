import { type DragEvent, useState } from "react";

/** Takes files that are dropped on an element, and tells while they are held over it. */
export function useFileDrop(onFiles: ((files: readonly File[]) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => onFiles !== undefined && event.dataTransfer.types.includes("Files");
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      const to = event.relatedTarget;
      if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles?.([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}
