import { desktopImageDefaultPx } from "@mailwright/contract";
import { refuse } from "../../base/refusal.js";
import type { Handlers } from "../../http/handler.js";
import { findShownPicture } from "../../pictures/find-shown-picture.js";
import type { Ports } from "../../ports/ports.js";
import type { Page, Renderer } from "../../ports/renderer/renderer.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { requireTemplate } from "../templates/enforce.js";
import { findBody } from "../templates/repository.js";
import { writeDisposition } from "../templates/write-disposition.js";

export const renderingHandlers = {
  exportPdf: async ({ params: { id } }, { ports, user }) => {
    const { name, renderer, page } = await findPage(ports, user, id, "exportPdf");
    const body = await renderer.pdf(page);
    return { status: 200, body, headers: { "content-type": "application/pdf", "content-disposition": writeDisposition(name, "pdf") } };
  },

  exportImage: async ({ params: { id }, query: { width = desktopImageDefaultPx, format = "png" } }, { ports, user }) => {
    const { name, renderer, page } = await findPage(ports, user, id, "exportImage");
    const body = await renderer.picture(page, { widthPx: width, format });
    const extension = format === "jpeg" ? "jpg" : "png";
    return { status: 200, body, headers: { "content-type": `image/${format}`, "content-disposition": writeDisposition(name, extension) } };
  },
} satisfies Partial<Handlers>;

async function findPage(
  ports: Ports,
  user: SignedInUser,
  id: string,
  operation: "exportPdf" | "exportImage",
): Promise<{ name: string; renderer: Renderer; page: Page }> {
  const { name } = await requireTemplate(ports.database, id, user, operation);
  const renderer = ports.renderer ?? refuse("renderer-unavailable");
  const { html } = await findBody(ports.database, id);
  return { name, renderer, page: { html, findPicture: findShownPicture(ports) } };
}
