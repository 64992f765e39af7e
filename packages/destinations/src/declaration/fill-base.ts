/** Puts values into the braces of an address: `https://{dc}.api.example` with `us1`. */
export function fillBase(base: string, values: Readonly<Record<string, string>>): string {
  return base.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
