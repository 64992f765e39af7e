/** What is wrong with an address of a picture; `undefined` if nothing is. */
export function addressFault(text: string): "missing" | "unsafe" | undefined {
  const address = text.trim();
  if (address === "") return "missing";
  try {
    return ["http:", "https:"].includes(new URL(address).protocol) ? undefined : "unsafe";
  } catch {
    return "unsafe";
  }
}
