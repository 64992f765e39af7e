import type { LexicalEditor } from "lexical";

/** Puts Lexical on an element of the canvas. Answers what takes it off and leaves the picture of the text behind. */
export function mountLexical(editor: LexicalEditor, element: HTMLElement, attributes: Readonly<Record<string, string>>): () => void {
  const given = new Map(Object.keys(attributes).map((name) => [name, element.getAttribute(name)]));
  const css = element.style.cssText;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  holdHeight(element, () => {
    editor.setRootElement(element);
    // Lexical sets inline styles, among them `word-break`, which would break long words that the email does not break. Those that it needs
    // are in the field's style sheet.
    element.style.cssText = css;
  });
  return () => {
    const picture = [...element.childNodes].map((node) => node.cloneNode(true));
    holdHeight(element, () => {
      if (editor.getRootElement() === element) editor.setRootElement(null);
      element.replaceChildren(...picture);
    });
    for (const [name, value] of given) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
    element.removeAttribute("data-lexical-editor");
  };
}

// Lexical empties the element for a moment. WebKit lays the page out just then and jumps, up to the height of the text.
function holdHeight(element: HTMLElement, change: () => void): void {
  const { minHeight } = element.style;
  const height = element.offsetHeight;
  element.style.minHeight = `${height}px`;
  change();
  element.style.minHeight = minHeight;
}
