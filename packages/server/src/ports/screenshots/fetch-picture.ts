import type { Outbound } from "../outbound/outbound.js";
import { callService, isRedirect } from "../services/call-service.js";
import { ServiceError } from "../services/service-error.js";

/** A long email on a sharp screen. */
const bytesMax = 20_000_000;
const redirectsMax = 3;
const timeoutMs = 30_000;

export interface PictureToFetch {
  service: string;
  url: string;
  /** What proves to this address who asks; null where it is none of the service's own. */
  authorizationFor(url: URL): string | null;
  caller: string;
}

/** A picture, wherever the service keeps it. Each step is guarded like the first, and no other site is told the key. */
export async function fetchPicture(outbound: Outbound, { service, url, authorizationFor, caller }: PictureToFetch): Promise<Buffer> {
  let at = url;
  for (let hops = 0; hops <= redirectsMax; hops += 1) {
    const authorization = authorizationFor(new URL(at));
    const headers = { accept: "image/png, image/*", ...(authorization !== null && { authorization }) };
    const reply = await callService(outbound, { service, url: at, headers, caller, timeoutMs, bytesMax, takesRedirects: true });
    if (!isRedirect(reply)) return requirePicture(service, reply.bytes);
    const location = reply.header("location") ?? "";
    if (!URL.canParse(location, at)) break;
    at = new URL(location, at).href;
  }
  throw new ServiceError("unreachable", `${service} sends from address to address.`);
}

const signatures = [
  { type: "image/png", begins: "89504e470d0a1a0a" },
  { type: "image/jpeg", begins: "ffd8ff" },
  { type: "image/gif", begins: "47494638" },
] as const;

/** What kind of picture it is by its first bytes; null for anything else, such as a page that says what went wrong. */
export function pictureTypeOf(bytes: Buffer): string | null {
  const start = bytes.subarray(0, 8).toString("hex");
  return signatures.find(({ begins }) => start.startsWith(begins))?.type ?? null;
}

function requirePicture(service: string, bytes: Buffer): Buffer {
  if (pictureTypeOf(bytes) === null) throw new ServiceError("unreachable", `${service} answers no picture.`);
  return bytes;
}
