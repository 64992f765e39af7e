import { desktopImageDefaultPx } from "@mailwright/contract";
import { refuse } from "../../base/refusal.js";
import type { Handlers } from "../../http/handler.js";
import { orderJob } from "../../jobs/settle-job.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { answerJobFile } from "../jobs/answer-file.js";
import { answerLater } from "../jobs/write-job.js";
import { requireTemplate } from "../templates/enforce.js";
import { drawRendering, type RenderingInput } from "./draw-rendering.js";

export const renderingHandlers = {
  exportPdf: async ({ params: { id } }, { ports, user }) => {
    await requireTemplate(ports.database, id, user, "exportPdf");
    return order(ports, user, id, {});
  },

  exportImage: async ({ params: { id }, query: { width = desktopImageDefaultPx, format = "png" } }, { ports, user }) => {
    await requireTemplate(ports.database, id, user, "exportImage");
    return order(ports, user, id, { picture: { widthPx: width, format } });
  },
} satisfies Partial<Handlers>;

async function order(ports: Ports, user: SignedInUser, templateId: string, input: RenderingInput) {
  // A process that leaves the work to others does not know what those have.
  if (ports.worksHere && ports.renderer === null) refuse("renderer-unavailable");
  const job = await orderJob(ports, { kind: input.picture ? "picture" : "pdf", user, templateId, input }, drawRendering);
  return job.state === "done" ? answerJobFile(ports, job) : answerLater(ports, job);
}
