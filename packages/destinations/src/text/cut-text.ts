/** The beginning of a text, of so many UTF-16 units at most, that ends in no half of a pair and no space. */
export function cutText(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text;
  return text
    .slice(0, lengthMax)
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd();
}
