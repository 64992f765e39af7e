import { imageUploadMaxBytes } from "@mailwright/contract";
import { refuse } from "../base/refusal.js";
import { OutboundError } from "../ports/outbound/outbound.js";
import type { Ports } from "../ports/ports.js";
import { readOwnPicture } from "./read-own-picture.js";

/**
 * Refuses an address that no picture can be read from. Answers the bytes of one of this server's own, and null where the public internet has
 * to be asked.
 */
export async function requirePictureAddress(ports: Ports, address: string, field: string): Promise<Buffer | null> {
  const own = await readOwnPicture(ports, address);
  if (own) return own.bytes;
  if (!/^https?:\/\//i.test(address)) refuse("invalid-request", { fields: [{ field, code: "not-allowed" }] });
  if (ports.outbound === null) refuse("not-configured");
  return null;
}

/** The bytes behind a picture's address that was sent in a field: from this server, or from the public internet. */
export async function readPicture(ports: Ports, address: string, field: string): Promise<Buffer> {
  const own = await requirePictureAddress(ports, address, field);
  if (own) return own;
  const outbound = ports.outbound ?? refuse("not-configured");
  try {
    const answer = await outbound.get(address, { accept: "image/*", bytesMax: imageUploadMaxBytes });
    return answer.status === 200 ? answer.bytes : refuse("picture-unreachable");
  } catch (cause) {
    if (!(cause instanceof OutboundError)) throw cause;
    if (cause.fault === "forbidden") refuse("invalid-request", { fields: [{ field, code: "not-allowed" }], cause });
    return refuse(cause.fault === "too-large" ? "picture-too-large" : "picture-unreachable", { cause });
  }
}
