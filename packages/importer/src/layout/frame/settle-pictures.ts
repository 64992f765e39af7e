/**
 * For pictures with a stated size we only wait to learn whether they are shown in their own proportions; the layout does not depend on
 * them.
 */
const sizedLimitMs = 200;

/**
 * Waits until the pictures that decide the layout are there, or the time is over; those that never come keep a place of their own. Answers
 * how many these are.
 */
export async function settlePictures(page: Document, limitMs: number, clock: Window | null): Promise<number> {
  const waiting = [...page.images].filter((image) => !image.complete);
  const isSized = (image: Element) => isLength(image, "width") && isLength(image, "height");
  const sized = waiting.filter(isSized);
  const deciding = waiting.filter((image) => !isSized(image));
  await Promise.all([arrival(sized, Math.min(sizedLimitMs, limitMs), clock), arrival(deciding, limitMs, clock)]);
  const missing = [...page.images].filter((image) => image.naturalWidth === 0 && !isSpacer(image));
  const widths = askedWidths(missing);
  missing.forEach((image, index) => {
    keepPlace(image, widths[index] ?? {});
  });
  return missing.length;
}

function arrival(waiting: readonly HTMLImageElement[], limitMs: number, clock: Window | null): Promise<void> {
  if (waiting.length === 0) return Promise.resolve();
  return new Promise((done) => {
    let left = waiting.length;
    const one = () => {
      if (--left === 0) done();
    };
    for (const image of waiting) for (const event of ["load", "error"]) image.addEventListener(event, one, { once: true });
    clock?.setTimeout(done, limitMs);
  });
}

/** MJML writes `height="auto"`, which says nothing. */
function isLength(image: Element, name: string): boolean {
  return /^\s*\d/.test(image.getAttribute(name) ?? "");
}

/** Without an address, or as thin as what only keeps room or counts readers. */
function isSpacer(image: HTMLImageElement): boolean {
  const isThin = ["width", "height"].some((name) => /^\s*[0-2](?:px)?\s*$/.test(image.getAttribute(name) ?? ""));
  return isThin || (image.getAttribute("src") ?? "") === "";
}

interface AskedWidth {
  readonly width?: string;
  readonly maxWidth?: string;
}

/** What attributes and styles say of their widths: while it is not shown, a browser answers what was written and not what came of it. */
function askedWidths(images: readonly HTMLImageElement[]): readonly AskedWidth[] {
  const before = images.map(({ style }) => [style.getPropertyValue("display"), style.getPropertyPriority("display")] as const);
  for (const { style } of images) style.setProperty("display", "none", "important");
  const asked = images.map((image): AskedWidth => {
    const { width = "", maxWidth = "" } = image.ownerDocument.defaultView?.getComputedStyle(image) ?? {};
    return { width, maxWidth };
  });
  images.forEach(({ style }, index) => {
    const [display = "", priority = ""] = before[index] ?? [];
    style.setProperty("display", display, priority);
  });
  return asked;
}

const usualShare = 0.5;
const usualWidthPx = 120;
const columnMaxPx = 600;

/** A picture that cannot be loaded here, because it is behind a login or its address is a merge tag, is in the email all the same. */
function keepPlace(image: HTMLImageElement, asked: AskedWidth): void {
  // With an alternative text a browser shows these words in their stead, in no box.
  image.style.setProperty("vertical-align", "bottom");
  if (image.style.display === "") image.style.setProperty("display", "inline-block");
  for (const name of ["width", "height"]) {
    const length = image.getAttribute(name) ?? "";
    if (/^\s*\d+(?:px)?\s*$/.test(length) && image.style.getPropertyValue(name) === "")
      image.style.setProperty(name, `${Number.parseInt(length, 10)}px`);
  }
  // `auto` is as wide as the picture, which nobody knows.
  if (asked.width === "auto") image.style.setProperty("width", `${widthWithout(image, asked)}px`, "important");
  else if (isShown(image) && image.getBoundingClientRect().width < 3) image.style.setProperty("width", `${usualWidthPx}px`);
  if (asked.width === "auto" && asked.maxWidth === "none") image.style.setProperty("max-width", "100%");
  const { width, height } = image.getBoundingClientRect();
  if (height < 3 || !isLength(image, "height")) {
    image.style.setProperty("height", "auto", "important");
    image.style.setProperty("aspect-ratio", String(1 / usualShare));
    if (isShown(image) && width < usualWidthPx / 3)
      image.style.setProperty("min-height", `${Math.round((usualWidthPx / 3) * usualShare)}px`);
  }
}

/** What stands in something hidden, such as the form of it for phones, has no width that could be too small. */
function isShown(image: Element): boolean {
  return image.getClientRects().length > 0;
}

/** The width of a picture that says none: the largest that is allowed, or its column where it stands there alone. */
function widthWithout(image: HTMLImageElement, { maxWidth = "" }: AskedWidth): number {
  const column = columnOf(image);
  if (/^[\d.]+px$/.test(maxWidth)) return Math.max(1, Math.min(Number.parseFloat(maxWidth), column.widthPx));
  const share = /^[\d.]+%$/.test(maxWidth) ? Number.parseFloat(maxWidth) / 100 : 1;
  const widthPx = Math.min(column.isAlone ? column.widthPx : usualWidthPx, column.widthPx, columnMaxPx) * Math.min(share, 1);
  return Math.max(1, Math.round(widthPx));
}

/** The room of the nearest element that has some, and whether nothing else stands in the picture's own. */
function columnOf(image: HTMLImageElement): { readonly widthPx: number; readonly isAlone: boolean } {
  const view = image.ownerDocument.defaultView;
  const block = (at: Element | null): Element | null =>
    at && /^(?:inline|contents)$/.test(view?.getComputedStyle(at).display ?? "") ? block(at.parentElement) : at;
  const own = block(image.parentElement);
  const isAlone = own !== null && (own.textContent ?? "").trim() === "" && own.getElementsByTagName("img").length === 1;
  for (let at = own; at; at = at.parentElement) {
    const style = view?.getComputedStyle(at);
    const room =
      at.getBoundingClientRect().width - Number.parseFloat(style?.paddingLeft ?? "0") - Number.parseFloat(style?.paddingRight ?? "0");
    if (room >= usualWidthPx / 3) return { widthPx: room, isAlone };
  }
  return { widthPx: usualWidthPx, isAlone };
}
