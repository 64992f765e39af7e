import type { Ports } from "../../ports/ports.js";
import { requirePageReader } from "../../security/page-reader.js";
import { findVisibleSystemTemplate } from "../system-templates/visible.js";
import { requireTemplate } from "./enforce.js";
import { findHtml } from "./repository.js";

/** The compiled email for a frame, which sends no headers: its address says for whose session it was written. */
export async function previewTemplate(ports: Ports, id: string, kind: "user" | "system", token: string): Promise<string> {
  const reader = await requirePageReader(ports, "template", id, token);
  if (kind === "user") await requireTemplate(ports.database, id, reader, "previewTemplate");
  else await findVisibleSystemTemplate(ports.database, id, reader);
  return await findHtml(ports.database, id);
}
