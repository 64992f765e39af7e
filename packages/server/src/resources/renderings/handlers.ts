import { desktopImageDefaultPx } from "@mailwright/contract";
import { refuse } from "../../base/refusal.js";
import type { Handlers } from "../../http/handler.js";
import type { JobOrder } from "../../jobs/job-queue.js";
import { orderJob } from "../../jobs/settle-job.js";
import type { Ports } from "../../ports/ports.js";
import { answerJobFile } from "../jobs/answer-file.js";
import { answerLater } from "../jobs/write-job.js";
import { requireTemplate } from "../templates/enforce.js";
import { drawRendering, type RenderingInput } from "./draw-rendering.js";

export const renderingHandlers = {
  exportPdf: async ({ params: { id }, headers }, { ports, user }) => {
    await requireTemplate(ports.database, id, user, "exportPdf");
    return order(ports, { id: headers["x-job-id"], user, templateId: id }, {});
  },

  exportImage: async ({ params: { id }, query: { width = desktopImageDefaultPx, format = "png" }, headers }, { ports, user }) => {
    await requireTemplate(ports.database, id, user, "exportImage");
    return order(ports, { id: headers["x-job-id"], user, templateId: id }, { picture: { widthPx: width, format } });
  },
} satisfies Partial<Handlers>;

async function order(ports: Ports, asked: Pick<JobOrder, "id" | "user" | "templateId">, input: RenderingInput) {
  // A process that leaves the work to others does not know what those have.
  if (ports.worksHere && ports.renderer === null) refuse("renderer-unavailable");
  const job = await orderJob(ports, { ...asked, kind: input.picture ? "picture" : "pdf", input }, drawRendering);
  return job.state === "done" ? answerJobFile(ports, job) : answerLater(ports, job);
}
