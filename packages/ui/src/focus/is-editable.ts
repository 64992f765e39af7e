const typesText = new Set(["text", "search", "url", "tel", "email", "password", "number", "date", "time", "datetime-local"]);

/** Whether keys pressed in this place write text. */
export function isEditable(target: EventTarget | null | undefined): boolean {
  if (target instanceof HTMLInputElement) return typesText.has(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLElement && target.isContentEditable;
}
