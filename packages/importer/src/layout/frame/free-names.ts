const named = "form, img, embed, object, iframe, input, button, select, textarea, fieldset, output";

/**
 * Frees the names of a page and its forms: an element called `querySelectorAll` or `attributes` stands in the place of what is called so, for whoever
 * asks the page or the form. Before it is done nothing but prototypes can be asked.
 */
export function freeNames(page: Document, { Document, Element, HTMLFormElement }: typeof globalThis): void {
  for (const element of Document.prototype.querySelectorAll.call(page, named)) {
    Element.prototype.removeAttribute.call(element, "name");
    const id = Element.prototype.getAttribute.call(element, "id") ?? "";
    if (id in Document.prototype || id in HTMLFormElement.prototype) Element.prototype.removeAttribute.call(element, "id");
  }
}
