/**
 * Is this JSON, such as the design that another editor saves? What stands in its texts may be HTML, which a reader would take for the email.
 * The beginning decides, because such a file may be cut off. A merge tag (`{{ name }}`) begins otherwise.
 */
export function isJson(source: string): boolean {
  return /^\uFEFF?\s*(?:\{\s*"[^"]*"\s*:|\{\s*\}|\[\s*(?:[{[]\s*["\]}]|\]))/.test(source);
}
