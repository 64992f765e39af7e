import type { StringOverrides } from "@mailwright/ui";

type Message = StringOverrides[string];

const accents: Readonly<Record<string, string>> = {
  a: "á",
  e: "é",
  i: "í",
  o: "ó",
  u: "ú",
  c: "ç",
  n: "ñ",
  A: "Á",
  E: "É",
  O: "Ó",
  S: "Š",
};

/** A text as no language has it: with accents, 40 % longer, in brackets. `{names}` stay. */
export function pseudo(text: string): string {
  const accented = text.replace(/\{\w+\}|[a-zA-Z]/g, (found) => accents[found] ?? found);
  const more = "·".repeat(Math.ceil(text.length * 0.4)).replace(/.{9}/g, "$& ");
  return `⟦${accented}${more.trim()}⟧`;
}

/** All words as no language has them: what shows without brackets goes around the translator. */
export function pseudoWords(words: StringOverrides): StringOverrides {
  return Object.fromEntries(Object.entries(words).map(([key, message]) => [key, pseudoMessage(message)]));
}

function pseudoMessage(message: Message): Message {
  if (typeof message === "string") return pseudo(message);
  const { other, ...forms } = message;
  return { ...Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, pseudo(text)])), other: pseudo(other) };
}

/** Texts and names that people meet below an element and that no translator wrote; `content` is what people wrote themselves. */
export function findBareWords(root: ParentNode, content = /$^/g): readonly string[] {
  const isBare = (text: string) => hasBareWords(text.replace(content, ""));
  const found: string[] = [];
  for (const element of root.querySelectorAll<HTMLElement>("*")) {
    if (element.closest("style, script, kbd, code, time, [data-content], .mw-logo, .cm-editor")) continue;
    for (const name of ["aria-label", "title", "placeholder", "aria-description", "aria-roledescription"]) {
      const value = element.getAttribute(name);
      if (value && isBare(value)) found.push(`${name} of ${describe(element)}: ${value}`);
    }
    // What stands in a field was written there.
    if (!element.checkVisibility() || element.localName === "textarea") continue;
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE && isBare(node.nodeValue ?? "")) found.push(`${describe(element)}: ${node.nodeValue?.trim()}`);
    }
  }
  return [...new Set(found)];
}

/** Words outside of brackets. Figures, units and signs are the same in every language, and lists are joined by `Intl`. */
function hasBareWords(text: string): boolean {
  const outside = outsideOf(text).replace(/\b(?:px|KB|MB|kB|and)\b|https:\/\/\S*/g, "");
  return /\p{L}{2,}/u.test(outside);
}

/** Without what stands in brackets; words stand in words, and those in words again: "Padding, phone, top". */
function outsideOf(text: string): string {
  const less = text.replace(/⟦[^⟦⟧]*⟧/g, "");
  return less === text ? text : outsideOf(less);
}

function describe(element: Element): string {
  return `<${element.localName} class="${element.getAttribute("class") ?? ""}">`;
}

/** Texts that are cut off without a sign of it, or stick out of what is around them. */
export function findCutWords(root: ParentNode): readonly string[] {
  const found: string[] = [];
  for (const element of root.querySelectorAll<HTMLElement>("*")) {
    const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.includes("⟧"));
    if (!hasText || !element.checkVisibility() || isHidden(element)) continue;
    const own = textBox(element);
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(box);
      if (textOverflow === "ellipsis" || overflowX === "auto" || overflowX === "scroll") break;
      const { left, right } = box.getBoundingClientRect();
      const isBox = overflowX !== "visible" || box.matches("button, [role=tab], [role=radio], label, header, aside, dialog, [role=dialog]");
      if (isBox && (own.right > right + 1 || own.left < left - 1)) {
        found.push(`${describe(element)} in ${describe(box)}: ${element.textContent?.slice(0, 60)}`);
        break;
      }
    }
  }
  return [...new Set(found)];
}

function textBox(element: Element): DOMRect {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** Only for assistive technology. */
function isHidden(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width <= 1 || height <= 1;
}
