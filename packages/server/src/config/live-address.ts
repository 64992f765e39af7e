type Environment = Readonly<Record<string, string | undefined>>;

/** Reads `LIVE_ADDRESS`: a host, and its port where it is not that on which this process listens. */
export function parseLiveAddress(env: Environment, faults: string[]): string | null {
  const text = (env["LIVE_ADDRESS"] ?? "").trim();
  if (text === "") return null;
  const url = URL.canParse(`http://${text}`) ? new URL(`http://${text}`) : null;
  // Written any other way it says more than a host and a port.
  const isAddress = url !== null && /^[^/@?#\s]+$/.test(text);
  if (isAddress) return text;
  faults.push(`LIVE_ADDRESS must be a host, with a port or without, such as 10.0.0.7 or 10.0.0.7:4400, not "${text}".`);
  return null;
}
