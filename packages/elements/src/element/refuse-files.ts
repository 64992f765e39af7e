/**
 * Refuses files that are held over an element where nothing takes them, or nothing yet. The browser would show such a file in the place of the page,
 * and what is not saved or still being uploaded would be lost. Who takes files has said so before the event comes up to the element.
 */
export function refuseFiles(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}
