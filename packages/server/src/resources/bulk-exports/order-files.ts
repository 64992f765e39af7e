import { type components, desktopImageDefaultPx } from "@mailwright/contract";
import { refuse } from "../../base/refusal.js";
import type { Job } from "../../jobs/job-queue.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import type { FilesInput } from "./bulk-export.js";
import { placeOnce } from "./place-once.js";

interface Asked {
  id: string | undefined;
  origin: string;
  body: components["schemas"]["BulkFiles"];
}

/** Has templates written into an archive. */
export function orderFiles(ports: Ports, user: SignedInUser, { id, origin, body }: Asked): Promise<Job> {
  const { ids, forms, width = desktopImageDefaultPx, format = "png" } = body;
  const input = async (): Promise<FilesInput> => {
    // A process that leaves the work to others does not know what those have.
    const isDrawn = forms.includes("pdf") || forms.includes("image");
    if (isDrawn && ports.worksHere && ports.renderer === null) refuse("renderer-unavailable");
    return { ids, forms, picture: { widthPx: width, format }, origin };
  };
  return placeOnce(ports, user, { kind: "export-many", id, input });
}
