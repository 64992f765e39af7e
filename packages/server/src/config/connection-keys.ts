const bytes = 32;

/** Reads `CONNECTION_KEYS`. What is wrong is added to `faults`, without a key. */
export function parseConnectionKeys(text: string | undefined, faults: string[]): readonly Uint8Array[] {
  const parts = (text ?? "").split(",").map((part) => part.trim());
  const keys = parts.filter((part) => part !== "").map((part) => new Uint8Array(Buffer.from(part, "base64")));
  if (keys.every((key) => key.length === bytes)) return keys;
  faults.push(
    `CONNECTION_KEYS must be keys of ${bytes} bytes in base64, the newest first, separated by commas. openssl rand -base64 ${bytes} makes one.`,
  );
  return [];
}
