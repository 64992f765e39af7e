import { none } from "../../declaration/authorization.js";
import { defineDestination } from "../../declaration/define-destination.js";
import { url } from "../../fields/kinds.js";
import { labels } from "../../fields/labels.js";
import { headers } from "../../fields/rows.js";
import { postTemplateEvent } from "./template-event.js";

const mebibyte = 1024 * 1024;

/** The template as JSON to an address of the person's own. What it answers is not read, but for its status. */
export const webhook = defineDestination({
  id: "webhook",
  provider: "WEBHOOK",
  name: "Webhook",
  tab: "application",
  mark: { letters: "{}", ground: "#344054", ink: "#ffffff" },
  creates: "event",
  fields: { webhookUrl: url({ label: labels.webhookUrl }), webhookHeaders: headers({ label: labels.headers }) },
  authorization: none,
  bases: {},
  limits: { htmlBytesMax: 10 * mebibyte, callTimeoutMs: 15_000 },
  *send({ content, given }) {
    const own = given.webhookHeaders.map(({ name, value }) => [name.toLowerCase(), value] as const);
    yield postTemplateEvent(given.webhookUrl, content, Object.fromEntries(own));
    return { externalId: content.templateId ?? "" };
  },
});
