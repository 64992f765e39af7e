/** The parameters that an address does not carry. */
export function missingParameters(address: string, wanted: Readonly<Record<string, string>>): readonly string[] {
  const query = /\?([^#]*)/.exec(address)?.[1] ?? "";
  const present = new Set(query.split("&").map((pair) => pair.split("=")[0] ?? ""));
  return Object.keys(wanted).filter((name) => !present.has(name));
}

/** The address with them, before its anchor. */
export function addParameters(address: string, wanted: Readonly<Record<string, string>>): string {
  const [before = "", ...anchor] = address.split("#");
  const pairs = missingParameters(address, wanted).map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(wanted[name] ?? "")}`);
  const joint = before.includes("?") ? (/[?&]$/.test(before) ? "" : "&") : "?";
  return [pairs.length === 0 ? before : before + joint + pairs.join("&"), ...anchor].join("#");
}
