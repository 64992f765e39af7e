/** Is this MJML, or a part of one, by its first tag? A page that only speaks of MJML is none. */
export function isMjml(source: string): boolean {
  const first = /<([a-z][a-z0-9-]*)/i.exec(source.replace(/<!--[\s\S]*?(?:-->|$)/g, ""))?.[1] ?? "";
  return /^mj(?:ml|-[a-z-]+)$/i.test(first);
}
