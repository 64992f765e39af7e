import { freeNames } from "./free-names.js";
import { type HeldSource, heldStyle, heldTag } from "./hold-source.js";
import { settlePictures } from "./settle-pictures.js";

/** A hidden page in which an email is laid out and nothing of it can run. */
export interface LayoutFrame {
  readonly page: Document;
  readonly view: Window & typeof globalThis;
  /** Puts an email in the place of the one before it. */
  fill(source: HeldSource): void;
  resize(widthPx: number): void;
  /** Answers what is measured while words that are longer than their lines are broken. */
  whileWordsBreak<T>(measure: () => T): T;
  /** Waits until the pictures that decide the layout are there, or the time is over; answers how many are missing. */
  settle(limitMs: number): Promise<number>;
  close(): void;
}

// Nothing but pictures and what stands in the document itself; no script runs in a frame whose sandbox allows none.
const policy = "default-src 'none'; img-src http: https: data: blob:; style-src 'unsafe-inline'";
const pageLike =
  "script, base, iframe, frame, frameset, object, embed, applet, link, portal, template, meta[http-equiv], audio, video, source, track";

/** Opens the page behind the given one. The frame stands in a shadow root, where no style of the host reaches it. */
export function openFrame(document: Document): LayoutFrame | undefined {
  const holder = document.createElement("div");
  setImportant(holder, {
    all: "initial",
    display: "block",
    position: "fixed",
    left: "-20000px",
    top: "0",
    width: "0",
    height: "0",
    overflow: "hidden",
    visibility: "hidden",
  });
  holder.setAttribute("aria-hidden", "true");
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-same-origin");
  frame.tabIndex = -1;
  setImportant(frame, { display: "block", border: "0", width: "800px", height: "800px" });
  holder.attachShadow({ mode: "open" }).append(frame);
  document.body.append(holder);
  const view = frame.contentWindow;
  if (!view || !frame.contentDocument || !isRealm(view)) {
    holder.remove();
    return undefined;
  }
  return {
    view,
    get page() {
      return frame.contentDocument ?? document;
    },
    fill(source) {
      const page = frame.contentDocument;
      if (page) fillPage(page, view, source);
    },
    resize(widthPx) {
      setImportant(frame, { width: `${widthPx}px` });
    },
    whileWordsBreak: (measure) => whileWordsBreak(frame.contentDocument ?? document, view, measure),
    settle: (limitMs) => settlePictures(frame.contentDocument ?? document, limitMs, document.defaultView),
    close: () => holder.remove(),
  };
}

function isRealm(view: Window): view is Window & typeof globalThis {
  return "CSSStyleSheet" in view;
}

function setImportant(element: HTMLElement, declarations: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(declarations)) element.style.setProperty(name, value, "important");
}

function whileWordsBreak<T>(page: Document, view: LayoutFrame["view"], measure: () => T): T {
  const own = [...page.adoptedStyleSheets];
  const sheet = new view.CSSStyleSheet();
  // Unlike `break-word` it makes what is around a word narrower, too.
  sheet.replaceSync("* { overflow-wrap: anywhere !important }");
  page.adoptedStyleSheets = [...own, sheet];
  const measured = measure();
  page.adoptedStyleSheets = own;
  return measured;
}

function fillPage(page: Document, view: Window & typeof globalThis, source: HeldSource): void {
  // A page without a doctype is laid out in quirks mode, so the frame takes the doctype of the email, or none.
  page.open();
  page.write(`${/^<!doctype[^<>]*>$/i.test(source.doctype) ? source.doctype : ""}<html><head></head><body></body></html>`);
  page.close();
  const parsed = new view.DOMParser().parseFromString(source.html, "text/html");
  freeNames(parsed, view);
  for (const element of parsed.querySelectorAll("video, input[type=image], img:not([src])")) showAsPicture(element);
  for (const element of parsed.querySelectorAll(pageLike)) element.remove();
  const policies = parsed.createElement("meta");
  policies.setAttribute("http-equiv", "Content-Security-Policy");
  policies.setAttribute("content", policy);
  cleanPage(parsed, source.restore);
  page.head.append(policies);
  page.replaceChild(page.adoptNode(parsed.documentElement), page.documentElement);
  page.adoptedStyleSheets = source.sheets.map(({ css, media }) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(media === "" ? css : `@media ${media} {${css}}`);
    return sheet;
  });
  for (const element of page.querySelectorAll<HTMLElement>(`[${heldStyle}]`)) {
    if ("style" in element) element.style.cssText = element.getAttribute(heldStyle) ?? "";
  }
}

/** Elements that show a picture in their own way become an `img`; a video becomes the picture for clients without videos, or its poster. */
function showAsPicture(element: Element): void {
  const [candidate = ""] = (element.getAttribute("srcset") ?? "").trim().split(/[\s,]+(?=[^\s,])/);
  const src = element.tagName === "VIDEO" ? element.getAttribute("poster") : (element.getAttribute("src") ?? candidate);
  const hasStill = element.tagName === "VIDEO" && element.querySelector("img") !== null;
  if (hasStill) element.replaceWith(...element.childNodes);
  else if (src && element.tagName === "IMG") element.setAttribute("src", src);
  else if (src) element.replaceWith(pictureFor(element, src));
}

function pictureFor(element: Element, src: string): Element {
  const picture = element.ownerDocument.createElement("img");
  for (const name of ["width", "height", "alt", "class", "align", heldStyle]) {
    const value = element.getAttribute(name);
    if (value !== null) picture.setAttribute(name, value);
  }
  picture.setAttribute("src", src);
  return picture;
}

const dropped = /^on|^(?:srcset|sizes|loading|autofocus|autoplay|ping|nonce|style|formaction|srcdoc)$/i;

/** Handlers and loaders go, and merge tags come back: as text nobody parses again. */
function cleanPage(page: Document, restore: HeldSource["restore"]): void {
  const walker = page.createTreeWalker(page.documentElement, 1 | 4 | 128);
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (isElement(node)) cleanAttributes(node, restore);
    else if (!node.nodeValue?.startsWith(heldTag)) restoreText(node, restore);
  }
}

function cleanAttributes(element: Element, restore: HeldSource["restore"]): void {
  for (const { name, value } of [...element.attributes]) {
    if (dropped.test(name)) element.removeAttribute(name);
    else if (value.includes("\uE002")) element.setAttribute(name, restore(value));
  }
}

function restoreText(node: Node, restore: HeldSource["restore"]): void {
  const text = node.nodeValue ?? "";
  if (text.includes("\uE002")) node.nodeValue = restore(text);
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
