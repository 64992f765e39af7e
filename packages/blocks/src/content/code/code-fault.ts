const base64 = /data:[a-z0-9.+-]+\/[a-z0-9.+-]+[^,\s]{0,100};base64,/i;
const script = /<\s*script\b|\bon[a-z]{3,20}\s*=\s*["']?[^"'\s>]*\(|href\s*=\s*["']?\s*javascript:/i;

/** What compile will leave out of this code, as a fault's code: contents in base64, with their lines, before scripts. */
export function codeFault(html: string): string | undefined {
  const lines = html.split("\n").flatMap((line, index) => (base64.test(line) ? [index + 1] : []));
  if (lines.length > 0) return `base64:${lines.join(", ")}`;
  return script.test(html) ? "script" : undefined;
}
