import { none } from "../../declaration/authorization.js";
import { defineDestination, readFailureByStatus } from "../../declaration/define-destination.js";
import { url } from "../../fields/kinds.js";
import { labels } from "../../fields/labels.js";
import { postTemplateEvent } from "../webhook/template-event.js";

/** The template as JSON to a catch hook. The address of the call spells its name like that. */
export const zapier = defineDestination({
  id: "zapier",
  provider: "ZEPIER",
  name: "Zapier",
  tab: "application",
  mark: { letters: "Z", ground: "#ff4f00", ink: "#111111" },
  creates: "event",
  fields: { webhookUrl: url({ label: labels.webhookUrl, aliases: ["zapierWebhookUrl"] }) },
  authorization: none,
  bases: {},
  limits: { htmlBytesMax: 4_900_000, callTimeoutMs: 15_000 },
  uncertain: ["what hooks that were removed answer"],
  readFailure: (answer) => {
    const failure = readFailureByStatus(answer, () => undefined);
    return failure?.code === "NOT_FOUND" ? { ...failure, reason: "This Zap has no such hook any more, or is off." } : failure;
  },
  *send({ content, given }) {
    yield postTemplateEvent(given.webhookUrl, content);
    return { externalId: content.templateId ?? "" };
  },
});
