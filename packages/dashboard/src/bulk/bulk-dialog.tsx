import type { DialogFaceProps } from "../dialog-requests/dialog-face.js";
import { BulkSteps } from "./bulk-steps.js";
import { DeleteAll } from "./delete-all.js";

/** Does something to many templates: those that are chosen, or everything that is removed. */
export function BulkDialog({ request, onClose }: DialogFaceProps<"bulk" | "delete-all">) {
  if (request.id === "delete-all") return <DeleteAll onClose={onClose} />;
  return <BulkSteps action={request.action} templates={request.templates} onClose={onClose} />;
}
