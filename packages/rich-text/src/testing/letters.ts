/** Where a letter is drawn, and how. */
export interface Letter {
  readonly letter: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly look: string;
}

/** Every visible letter of an element, to a tenth of a pixel. */
export function lettersOf(element: HTMLElement): Letter[] {
  const letters: Letter[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const origin = element.getBoundingClientRect();
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    for (let at = 0; at < node.length; at++) {
      const letter = node.data[at] ?? "";
      if (/\s/.test(letter)) continue;
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const rect = range.getBoundingClientRect();
      letters.push({
        letter,
        left: round(rect.left - origin.left),
        top: round(rect.top - origin.top),
        width: round(rect.width),
        look: lookOf(node.parentElement ?? element, element),
      });
    }
  }
  return letters;
}

/** The centre of the gap before the nth letter (counting all of them, in order), in viewport pixels. */
export function pointBefore(element: HTMLElement, text: string): { x: number; y: number } {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    const at = node.data.indexOf(text);
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const rect = range.getBoundingClientRect();
    return { x: rect.left + 1, y: rect.top + rect.height / 2 };
  }
  throw new Error(`"${text}" is not in the element`);
}

function lookOf(parent: Element, within: Element): string {
  const { color, fontSize, fontWeight, fontStyle, fontFamily } = getComputedStyle(parent);
  const lines = new Set<string>();
  const grounds: string[] = [];
  for (let each: Element | null = parent; each && within.contains(each); each = each.parentElement) {
    const style = getComputedStyle(each);
    for (const line of style.textDecorationLine.split(" ")) lines.add(line);
    grounds.push(style.backgroundColor);
  }
  lines.delete("none");
  const ground = grounds.find((each) => each !== "rgba(0, 0, 0, 0)") ?? "";
  return [color, fontSize, fontWeight, fontStyle, fontFamily, [...lines].sort().join("+"), ground].join(" | ");
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}

// A run that is split in two (around a merge tag) is measured in two, and each is rounded.
const tolerancePx = 0.25;

/** What differs between two drawings of a text, in words; empty when a person could not tell them apart. */
export function lettersThatDiffer(before: readonly Letter[], after: readonly Letter[]): string[] {
  if (before.length !== after.length) return [`${before.length} letters became ${after.length}`];
  return before.flatMap((was, index) => {
    const is = after[index];
    const isSame =
      is?.letter === was.letter &&
      is.look === was.look &&
      (["left", "top", "width"] as const).every((side) => Math.abs(is[side] - was[side]) < tolerancePx);
    return isSame ? [] : [`${JSON.stringify(was)} became ${JSON.stringify(is)}`];
  });
}
