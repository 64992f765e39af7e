import { refuse } from "../../base/refusal.js";
import { isSvg } from "../../drawing/uploads/is-svg.js";
import type { Picture } from "../../drawing/uploads/process-picture.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";

/** A logo is drawn in a tenth of a second. */
const drawingLimits = { timeMaxMs: 4000 };

/** A picture from outside as it may be stored, read in a process of its own. */
export function processUpload({ uploads }: Ports, user: SignedInUser, bytes: Buffer): Promise<Picture> {
  if (bytes.length === 0) refuse("picture-empty");
  return uploads.run("processPicture", bytes, { caller: user.id, ...(isSvg(bytes) ? drawingLimits : {}) });
}
