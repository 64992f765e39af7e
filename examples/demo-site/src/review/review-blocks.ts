/** A part of the email that a guest may comment on, as the frame shows it. */
export interface ShownBlock {
  readonly id: string;
  /** What it says, or what its picture shows; empty where it does neither. */
  readonly words: string;
  readonly isPicture: boolean;
}

const wordsMaxLength = 40;
const mark = "data-block-id";

/** The parts that hold no others, from the top down, each once. */
export function readBlocks(page: Document): readonly ShownBlock[] {
  const blocks = new Map<string, ShownBlock>();
  for (const element of page.querySelectorAll(`[${mark}]`)) {
    const id = element.getAttribute(mark);
    if (id === null || blocks.has(id) || element.querySelector(`[${mark}]`)) continue;
    const text = (element.textContent ?? "").replaceAll(/\s+/g, " ").trim();
    const alt = element.querySelector("img[alt]")?.getAttribute("alt")?.trim() ?? "";
    blocks.set(id, { id, words: shorten(text || alt), isPicture: text === "" && alt !== "" });
  }
  return [...blocks.values()];
}

const shorten = (words: string) => (words.length > wordsMaxLength ? `${words.slice(0, wordsMaxLength).trimEnd()}…` : words);

/** Tells which part is pressed, instead of following links. Answers how to stop that. */
export function followPresses(page: Document, onPress: (blockId: string) => void): () => void {
  const press = (event: MouseEvent) => {
    event.preventDefault();
    // What selected words is no press on their part.
    if (page.getSelection()?.isCollapsed === false) return;
    // An element of the frame is of another window, so `instanceof` with our classes is false for it.
    const target = event.target as Element | null;
    const id = target?.closest?.(`[${mark}]`)?.getAttribute(mark);
    if (id) onPress(id);
  };
  page.addEventListener("click", press);
  page.addEventListener("auxclick", press);
  return () => {
    page.removeEventListener("click", press);
    page.removeEventListener("auxclick", press);
  };
}

/** Draws a line around a part, and brings it into view. Answers how to take the line away. */
export function outlineBlock(page: Document, blockId: string): () => void {
  const element = [...page.querySelectorAll(`[${mark}]`)].find((each) => each.getAttribute(mark) === blockId);
  if (!element || !("style" in element)) return () => undefined;
  const { style } = element as HTMLElement;
  const before = [style.outline, style.outlineOffset] as const;
  style.outline = "3px solid #2563eb";
  style.outlineOffset = "-3px";
  element.scrollIntoView({ block: "nearest" });
  return () => {
    [style.outline, style.outlineOffset] = before;
  };
}
