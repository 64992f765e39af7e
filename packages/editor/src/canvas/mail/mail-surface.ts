import { bodyElementName, convertCss, htmlElementName, windowElementName } from "./convert-css.js";
import { mailSheet } from "./mail-sheet.js";
import type { MailViewport } from "./media-query.js";
import { morphChildren } from "./morph.js";
import { parseMail } from "./parse-mail.js";

/** What stands around the rows of an email: body, page wrapper, and where the rows go. */
export interface MailFrame {
  /** Compiled HTML before and after the rows; together they are balanced. */
  readonly before: string;
  readonly after: string;
  readonly bodyStyle: string;
  readonly bodyClass: string;
  readonly lang: string;
  readonly dir: string;
}

/** The nested shadow root with the email's own styles, and an empty frame for rows. */
export interface MailSurface {
  readonly root: ShadowRoot;
  /** Stands for the window of a web page: coordinates of the email are counted from its corner. */
  readonly viewport: HTMLElement;
  /** The element whose children are the rows. Showing another frame may replace it. */
  holder(): Element;
  setFrame(frame: MailFrame): void;
  /** Shows the email as in this window. A change between light and dark takes effect with the next `setCss`. */
  setWindow(window: MailViewport): void;
  /** The head's CSS as compiled. The sheet is replaced only if the text differs. */
  setCss(css: string, isDark: boolean): void;
}

const holderAttribute = "data-mw-holder";

/** Makes the surface inside an empty element. */
export function createMailSurface(host: HTMLElement): MailSurface {
  const owner = host.ownerDocument;
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const sheet = adoptSheets(root, owner);
  const viewport = owner.createElement("div");
  viewport.className = "mw-viewport";
  const html = owner.createElement(htmlElementName);
  const body = owner.createElement(bodyElementName);
  const window = owner.createElement(windowElementName);
  html.append(body);
  window.append(html);
  viewport.append(window);
  root.replaceChildren(viewport);
  // In a page without a doctype (quirks mode), tables do not inherit text styles from the elements around them.
  host.toggleAttribute("data-quirks", owner.compatMode === "BackCompat");

  let holder: Element = body;
  let frameNow: MailFrame | undefined;
  let cssNow = "";

  return {
    root,
    viewport,
    holder: () => holder,
    setFrame(frame) {
      if (frame === frameNow) return;
      frameNow = frame;
      html.lang = frame.lang;
      html.dir = frame.dir;
      body.style.cssText = frame.bodyStyle;
      body.className = frame.bodyClass;
      // Browsers paint the body's background over the whole window, also if a rule of the email sets it. The canvas does the same.
      html.className = frame.bodyClass;
      html.style.backgroundColor = body.style.backgroundColor;
      const fresh = parseFrame(frame, owner);
      morphChildren(body, fresh, holder === body ? undefined : holder);
      const rows = [...holder.children];
      const holderNow = body.querySelector(`[${holderAttribute}]`) ?? body;
      if (holderNow !== holder && holder !== body) holderNow.append(...rows);
      holder = holderNow;
    },
    setWindow(shown) {
      const isVirtual = shown.kind === "virtual";
      window.style.width = isVirtual ? `${shown.widthPx}px` : "";
      // Important, because some emails say `html { width: 100% !important }`, and this element stands for `html`.
      html.style.setProperty("width", isVirtual ? `${shown.paperPx}px` : "", "important");
    },
    setCss(css, isDark) {
      const text = convertCss(css, isDark);
      if (text === cssNow) return;
      cssNow = text;
      sheet.replaceSync(text);
    },
  };
}

function adoptSheets(root: ShadowRoot, owner: Document): CSSStyleSheet {
  const Sheet = owner.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
  const base = new Sheet();
  base.replaceSync(mailSheet);
  const email = new Sheet();
  root.adoptedStyleSheets = [base, email];
  return email;
}

function parseFrame({ before, after }: MailFrame, owner: Document): DocumentFragment {
  const fragment = parseMail(`${before}<mw-slot></mw-slot>${after}`, owner);
  const slot = fragment.querySelector("mw-slot");
  const holder = slot?.parentElement;
  holder?.setAttribute(holderAttribute, "");
  slot?.remove();
  return fragment;
}
