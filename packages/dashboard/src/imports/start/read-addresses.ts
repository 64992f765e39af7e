/** What somebody wrote as a list of addresses. */
export interface WrittenAddresses {
  /** Each once, in their order. */
  readonly addresses: readonly string[];
  /** The first that is none. */
  readonly fault: string | undefined;
}

/** What stands between two addresses. A comma alone may belong to one, unless another one begins after it. */
const gap = /[,;]*\s[\s,;]*|[,;]+(?=https?:\/\/|$)/i;

/** Reads addresses that stand in lines, or with spaces or commas between them. */
export function readAddresses(text: string): WrittenAddresses {
  const addresses = [...new Set(text.split(gap).filter((word) => word !== ""))];
  return { addresses, fault: addresses.find((address) => !(/^https?:\/\//i.test(address) && URL.canParse(address))) };
}
