import { change, cleanUp, get, post } from "../../calls/call.js";
import { textAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import { key } from "../../declaration/authorization.js";
import { defineDestination } from "../../declaration/define-destination.js";
import type { MailContent } from "../../declaration/destination.js";
import { wantsUnsubscribe } from "../../declaration/wants-unsubscribe.js";
import type { Choices } from "../../fields/field.js";
import { choices, secret, text } from "../../fields/kinds.js";
import { labels } from "../../fields/labels.js";
import { defineDialect } from "../../merge-tags/dialect.js";
import { encodeBase64 } from "../../text/base64.js";

const purposes = [
  { value: "marketing", label: labels.marketing },
  { value: "transactional", label: labels.transactional },
  { value: "automation", label: labels.automation },
  { value: "opt-in", label: labels.optIn },
];

const contactData = (name: string, fallback: string) => `[[data:${name}:"${fallback}"]]`;

/** For newsletters and automations, whose recipients are contacts. */
const marketingTags = defineDialect({
  firstName: (fallback) => contactData("firstname", fallback),
  lastName: (fallback) => contactData("lastname", fallback),
  email: () => "[[EMAIL_TO]]",
  unsubscribe: () => "[[UNSUB_LINK_EN]]",
  viewOnline: () => "[[PERMALINK]]",
  custom: contactData,
  hasFallbacks: true,
});

const variable = (name: string, fallback: string) => `{{var:${name}:"${fallback}"}}`;
const property = (name: string, fallback: string) => `{{data:${name}:"${fallback}"}}`;

/** For the Send API, whose callers give the variables; names are known of contacts. It has no link to unsubscribe and no view online. */
const transactionalTags = defineDialect({
  firstName: (fallback) => property("firstname", fallback),
  lastName: (fallback) => property("lastname", fallback),
  email: () => variable("email", ""),
  custom: variable,
  hasFallbacks: true,
});

/** A template that is good for contacts too is written for those: there has to be a link to unsubscribe. */
const isTransactional = ({ purposes: chosen = [] }: Choices) => chosen.length > 0 && chosen.every((purpose) => purpose === "transactional");

/** The HTML builder: the others keep documents of their own. */
const htmlEditMode = 2;

/** A template, whose content goes there by a second call. */
export const mailjet = defineDestination({
  id: "mailjet",
  provider: "MAILJET",
  name: "Mailjet",
  tab: "email",
  mark: { letters: "MJ", ground: "#9585f4", ink: "#111111" },
  creates: "template",
  fields: {
    apiKey: secret({ label: labels.apiKey }),
    secretKey: secret({ label: labels.secretKey }),
    author: text({ label: labels.author }),
    purposes: choices({ label: labels.purposes, options: purposes, initial: ["marketing"] }),
  },
  authorization: key,
  bases: { api: "https://api.mailjet.com" },
  mergeTags: marketingTags,
  tagsFor: (choices) => (isTransactional(choices) ? transactionalTags : marketingTags),
  // Marketing emails must have one, in whatever language: https://documentation.mailjet.com/hc/en-us/articles/360042707434
  wants: [wantsUnsubscribe("Mailjet", "[[UNSUB_LINK_EN]]", { mark: "[[UNSUB_LINK_", isExempt: isTransactional })],
  uncertain: ["whether the purpose “opt-in” is taken", "the address of the recipient in emails that are only transactional"],
  readReason: (json) => textAt(json, "ErrorMessage") ?? textAt(json, "Errors", 0, "ErrorMessage"),
  *probe({ given, base }) {
    yield get(`${base.api}/v3/REST/template?Limit=1`, { authorization: `Basic ${encodeBase64(`${given.apiKey}:${given.secretKey}`)}` });
  },
  *send({ content, given, base }) {
    const headers = { authorization: `Basic ${encodeBase64(`${given.apiKey}:${given.secretKey}`)}` };
    const template = yield post(
      `${base.api}/v3/REST/template`,
      {
        Name: content.name,
        Author: given.author,
        EditMode: htmlEditMode,
        Purposes: given.purposes,
        OwnerType: "apikey",
        Locale: "en_US",
      },
      headers,
    );
    const id = requireId(template, ["Data", 0, "ID"]);
    const address = `${base.api}/v3/REST/template/${encodeURIComponent(id)}`;
    try {
      const stored = yield post(`${address}/detailcontent`, writeDetails(content), headers);
      requireId(stored, ["Count"], ["Total"]);
    } catch (failure) {
      yield cleanUp(address, headers);
      throw failure;
    }
    return { externalId: id };
  },
  *update({ content, given, base }, { externalId }) {
    const headers = { authorization: `Basic ${encodeBase64(`${given.apiKey}:${given.secretKey}`)}` };
    const address = `${base.api}/v3/REST/template/${encodeURIComponent(externalId)}/detailcontent`;
    yield change("POST", address, writeDetails(content), headers);
    return { externalId };
  },
});

const writeDetails = ({ subject, html, text }: MailContent) => ({
  Headers: { Subject: subject },
  "Html-part": html,
  "Text-part": text,
});
