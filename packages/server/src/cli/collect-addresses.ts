import { readFile } from "node:fs/promises";
import { importEmailsMax } from "@mailwright/contract";
import { DumpError } from "./dump-format.js";

const isAddress = (word: string) => /^https?:\/\//i.test(word);

/** The addresses that were named, or that stand in a list (`.txt`), one in each line; null where something else was named. */
export async function collectAddresses(from: readonly string[]): Promise<readonly string[] | null> {
  const [list] = from;
  if (from.length === 1 && list !== undefined && /\.txt$/i.test(list) && !isAddress(list)) {
    const lines = (await readFile(list, "utf8")).split(/\r?\n/).map((line) => line.trim());
    return checked(lines.filter((line) => line !== "" && !line.startsWith("#")));
  }
  return from.every(isAddress) ? checked(from) : null;
}

function checked(addresses: readonly string[]): readonly string[] {
  const wrong = addresses.find((address) => !isAddress(address) || !URL.canParse(address));
  if (wrong !== undefined) throw new DumpError(`${wrong} is no full address. One begins with https://`);
  if (addresses.length === 0) throw new DumpError("There is no address in the list.");
  if (addresses.length > importEmailsMax)
    throw new DumpError(`These are ${addresses.length} addresses. At most ${importEmailsMax} are read at once.`);
  return [...new Set(addresses)];
}

/** The path that what becomes of a page is written to: its host, and the path there. Nothing of an address leads out of the folder. */
export function pathOfAddress(address: string): string {
  const { hostname, pathname, search } = new URL(address);
  const parts = `${pathname}${search}`.split(/[/\\]/).map((part) => part.replaceAll(/[^\w.-]+/g, "-").replace(/^\.+/, ""));
  const path = [hostname.replaceAll(/[^\w.-]+/g, "-"), ...parts.filter((part) => part !== "")].join("/");
  return /\.html?$/i.test(path) ? path : `${path}.html`;
}
