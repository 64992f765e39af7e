import { none } from "../../declaration/authorization.js";
import { defineDestination, readFailureByStatus } from "../../declaration/define-destination.js";
import { url } from "../../fields/kinds.js";
import { labels } from "../../fields/labels.js";
import { postTemplateEvent } from "../webhook/template-event.js";

/** The template as JSON to a scenario. */
export const make = defineDestination({
  id: "make",
  provider: "MAKE",
  name: "Make",
  tab: "application",
  mark: { letters: "M", ground: "#6d00cc", ink: "#ffffff" },
  creates: "event",
  fields: { makeWebhookUrl: url({ label: labels.webhookUrl, aliases: ["webhookUrl"] }) },
  authorization: none,
  bases: {},
  // Make takes 5 MB with everything that stands around the HTML, and the plain text is there besides.
  limits: { htmlBytesMax: 2_400_000, callTimeoutMs: 15_000 },
  uncertain: ["the texts of its refusals"],
  readFailure: (answer) => {
    const failure = readFailureByStatus(answer, () => undefined);
    if (failure?.code === "NOT_FOUND") return { ...failure, reason: "This scenario is off, or its webhook was removed." };
    return failure && /queue is full/i.test(answer.text) ? { code: "RATE_LIMIT", reason: "The queue of this scenario is full." } : failure;
  },
  *send({ content, given }) {
    yield postTemplateEvent(given.makeWebhookUrl, content);
    return { externalId: content.templateId ?? "" };
  },
});
