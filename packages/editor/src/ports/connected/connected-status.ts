import { convertTemplate, moveSystemTemplate, moveTemplate } from "@mailwright/client";
import type { TemplateSummary } from "@mailwright/contract";
import type { StatusAnswer, StatusPort } from "../status-port.js";
import { infoFrom, refusalFrom } from "./answers.js";
import { baseOf, type TemplateHold } from "./template-hold.js";

/** Publishes, unpublishes, restores and converts over REST. */
export function connectedStatus(hold: TemplateHold): Required<StatusPort> {
  const { client } = hold;
  // Moving does not count a version. So if the answer has a newer one, somebody else saved it, and our work is not based on it.
  const moved = (template: TemplateSummary, base: number | null): StatusAnswer => ({
    kind: "moved",
    info: infoFrom(template, hold),
    etag: base === null ? null : String(base),
  });
  return {
    move(status, etag) {
      const base = baseOf(hold, etag);
      const moving = hold.isSystem
        ? moveSystemTemplate(client, hold.id, status === "deleted" ? "deleted" : "published")
        : moveTemplate(client, hold.id, status);
      return moving.then((template) => moved(template, base), refusalFrom);
    },
    convert(etag) {
      const base = baseOf(hold, etag);
      return convertTemplate(client, hold.id).then((template) => {
        hold.isSystem = true;
        return moved(template, base);
      }, refusalFrom);
    },
  };
}
