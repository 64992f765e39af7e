import { imageUploadMaxBytes } from "@mailwright/contract";
import { OutboundError } from "../ports/outbound/outbound.js";
import type { Ports } from "../ports/ports.js";
import type { FindPicture } from "../ports/renderer/renderer.js";
import { readOwnPicture } from "./read-own-picture.js";

/** The pictures that a drawn email may show: those of this server, and those of the public internet where it may be reached. */
export function findShownPicture(ports: Ports): FindPicture {
  return async (url) => {
    const own = await readOwnPicture(ports, url);
    if (own || ports.outbound === null) return own;
    try {
      const { status, contentType, bytes } = await ports.outbound.get(url, { accept: "image/*", bytesMax: imageUploadMaxBytes });
      return status === 200 && contentType.startsWith("image/") ? { bytes, mime: contentType } : null;
    } catch (error) {
      if (error instanceof OutboundError) return null;
      throw error;
    }
  };
}
