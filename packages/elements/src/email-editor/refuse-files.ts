/**
 * Refuses files that are held over an element where nothing takes them, or nothing yet. The browser would show such a file in the place of the page,
 * and what is not saved or still being uploaded would be lost. Answers the way to stop.
 */
export function refuseFiles(element: Element): () => void {
  // Who takes files has said so before the event comes up to the element.
  const refuse = (event: Event) => {
    if (!(event instanceof DragEvent) || event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "none";
  };
  element.addEventListener("dragover", refuse);
  return () => element.removeEventListener("dragover", refuse);
}
