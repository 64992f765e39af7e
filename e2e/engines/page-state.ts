// What a test asks of a page, as functions that run in it: they may use nothing from outside themselves.

/** Whether any words of the page are selected, in whatever shadow root. */
export function hasSelectedWords(): boolean {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) for (const element of root.querySelectorAll("*")) if (element.shadowRoot) roots.push(element.shadowRoot);
  const shadowRoots = roots.filter((root) => root instanceof ShadowRoot);
  const selection = getSelection() as (Selection & { getComposedRanges?(given: { shadowRoots: ShadowRoot[] }): StaticRange[] }) | null;
  const ranges = selection?.getComposedRanges?.({ shadowRoots }) ?? [];
  return ranges.some(({ collapsed }) => !collapsed);
}

/** How far the desk was scrolled. */
export function scrolledBy(): number {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll("*")) if (element.shadowRoot) roots.push(element.shadowRoot);
    const desk = root.querySelector(".mw-desk");
    if (desk) return Math.round(desk.scrollTop);
  }
  return 0;
}

interface HeldFile {
  /** `dragover`: it is held over the point; `drop`: it is let go there. */
  readonly type: "dragover" | "drop";
  readonly x: number;
  readonly y: number;
  readonly name: string;
  /** Its bytes, base64. */
  readonly data: string;
}

/** Tells the page of a file of the desktop, as a browser does. */
export function tellOfFile({ type, x, y, name, data }: HeldFile): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))], name, { type: "image/png" }));
  let target = document.elementFromPoint(x, y);
  for (let inside = target; inside; ) {
    target = inside;
    const deeper: Element | null | undefined = inside.shadowRoot?.elementFromPoint(x, y);
    inside = deeper && deeper !== inside ? deeper : null;
  }
  target?.dispatchEvent(new DragEvent(type, { clientX: x, clientY: y, bubbles: true, composed: true, cancelable: true, dataTransfer }));
}

interface LinesOfPage {
  /** How many pairs of lines were looked at. */
  readonly measured: number;
  /** Those that are nearer to each other than their letters are high. */
  readonly close: readonly { readonly words: string; readonly sizePx: number; readonly apartPx: number }[];
}

/** Looks for lines of the page that are too close to each other. */
export function closeLines(): LinesOfPage {
  const close: { words: string; sizePx: number; apartPx: number }[] = [];
  let measured = 0;
  const look = (words: string, sizePx: number, tops: readonly number[]) => {
    const lines = [...new Set(tops.map(Math.round))].sort((one, other) => one - other);
    lines.slice(1).forEach((top, index) => {
      measured += 1;
      const apartPx = top - (lines[index] ?? top);
      // A pixel may be lost where a line is rounded to the screen.
      if (apartPx < sizePx - 1) close.push({ words: words.slice(0, 40), sizePx, apartPx });
    });
  };
  for (const element of document.querySelectorAll("body *")) {
    const texts = [...element.childNodes].filter(({ nodeType, textContent }) => nodeType === 3 && (textContent ?? "").trim() !== "");
    const tops = texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
    });
    look(element.textContent ?? "", Number.parseFloat(getComputedStyle(element).fontSize), tops);
  }
  return { measured, close };
}
