import type { DragEvent } from "react";

/** A file that is let go beside a list which takes files would be shown by the browser in the place of the page, and what is not saved lost. */
export function refuseFiles(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer.types.includes("Files")) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}
