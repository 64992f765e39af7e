/**
 * For pictures with a stated size we only wait to learn whether they are shown in their own proportions; the layout does not depend on
 * them.
 */
const sizedLimitMs = 200;

/** Waits until the pictures that decide the layout are there, or the time is over; those that never come keep a place of their own. */
export async function settlePictures(page: Document, limitMs: number, clock: Window | null): Promise<void> {
  const waiting = [...page.images].filter((image) => !image.complete);
  const isSized = (image: Element) => isLength(image, "width") && isLength(image, "height");
  const sized = waiting.filter(isSized);
  const deciding = waiting.filter((image) => !isSized(image));
  await Promise.all([arrival(sized, Math.min(sizedLimitMs, limitMs), clock), arrival(deciding, limitMs, clock)]);
  for (const image of page.images) if (image.naturalWidth === 0) keepPlace(image);
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

const usualShare = 0.5;
const usualWidthPx = 120;

/** A picture that cannot be loaded here, because it is behind a login or its address is a merge tag, is in the email all the same. */
function keepPlace(image: HTMLImageElement): void {
  const { width, height } = image.getBoundingClientRect();
  const isSpacer = ["width", "height"].some((name) => /^\s*[0-2](?:px)?\s*$/.test(image.getAttribute(name) ?? ""));
  if (isSpacer || (image.getAttribute("src") ?? "") === "") return;
  // With an alternative text a browser shows these words in their stead, in no box.
  image.style.setProperty("vertical-align", "bottom");
  if (image.style.display === "") image.style.setProperty("display", "inline-block");
  for (const name of ["width", "height"]) {
    const length = image.getAttribute(name) ?? "";
    if (/^\s*\d+(?:px)?\s*$/.test(length) && image.style.getPropertyValue(name) === "")
      image.style.setProperty(name, `${Number.parseInt(length, 10)}px`);
  }
  if (width < 3) image.style.setProperty("width", `${usualWidthPx}px`);
  if (height < 3 || !isLength(image, "height"))
    image.style.setProperty("height", `${Math.round(Math.max(width, usualWidthPx / 3) * usualShare)}px`);
}
