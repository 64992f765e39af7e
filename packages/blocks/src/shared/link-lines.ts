/** Links as plain text, one a line: `Shop [https://example.com/shop]`. A place within the email is no address there. */
export function linkLines(links: readonly (readonly [words: string, address: string])[]): string {
  return links
    .map(([words, address]) => (address === "" || address.startsWith("#") ? words : `${words} [${address}]`))
    .filter((line) => line.trim() !== "")
    .join("\n");
}
