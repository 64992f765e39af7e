const key = "mailwright.place";

interface Place {
  readonly templateId: string;
  readonly blockId: string;
}

let current: Place | undefined;

/** What is selected in the editor right now; nothing where that is nothing, or several blocks. */
export function notePlace(templateId: string, blockIds: readonly string[]): void {
  const [blockId, second] = blockIds;
  current = blockId !== undefined && second === undefined ? { templateId, blockId } : undefined;
}

/** Keeps the place in this tab, for when the page has to go so that somebody can sign in. */
export function keepPlace(): void {
  if (current) sessionStorage.setItem(key, JSON.stringify(current));
}

export function forgetPlace(): void {
  sessionStorage.removeItem(key);
}

/** The block of a template that was left for signing in, once. */
export function takePlace(templateId: string): string | undefined {
  const place = readPlace(sessionStorage.getItem(key));
  if (place?.templateId !== templateId) return undefined;
  forgetPlace();
  return place.blockId;
}

function readPlace(text: string | null): Place | undefined {
  try {
    const place: unknown = text === null ? undefined : JSON.parse(text);
    const isPlace =
      typeof place === "object" && place !== null && "templateId" in place && "blockId" in place && typeof place.blockId === "string";
    return isPlace ? { templateId: String(place.templateId), blockId: String(place.blockId) } : undefined;
  } catch {
    return undefined; // somebody else's
  }
}
