import { postForm } from "../../calls/call.js";
import { codeOfStatus, ExportFailure, type FailureCode } from "../../calls/failure.js";
import { textAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import { key } from "../../declaration/authorization.js";
import { defineDestination } from "../../declaration/define-destination.js";
import type { MailContent, Person, Steps } from "../../declaration/destination.js";
import { secret } from "../../fields/kinds.js";
import { labels } from "../../fields/labels.js";
import { defineDialect } from "../../merge-tags/dialect.js";

const codes: Readonly<Record<string, FailureCode>> = {
  invalid_api_key: "AUTH",
  access_denied: "AUTH",
  retry_later: "RATE_LIMIT",
  api_call_limit_exceeded_for_api_key: "RATE_LIMIT",
  api_call_limit_exceeded_for_ip: "RATE_LIMIT",
  unknown_method: "NOT_FOUND",
};

/** A template; where the account has no such call, the draft of a message for its first list. */
export const selzy = defineDestination({
  id: "selzy",
  provider: "SELZY",
  name: "Selzy",
  tab: "email",
  mark: { letters: "S", ground: "#ff5a3c", ink: "#111111" },
  creates: "template",
  fields: { apiKey: secret({ label: labels.apiKey }) },
  authorization: key,
  bases: { api: "https://api.selzy.com" },
  limits: { htmlBytesMax: 8 * 1024 * 1024 },
  mergeTags: defineDialect({
    firstName: () => "{{Name}}",
    email: () => "{{Email}}",
    unsubscribe: () => "{{UnsubscribeUrl}}",
    viewOnline: () => "{{WebLetterUrl}}",
    custom: (name) => `{{${name}}}`,
  }),
  uncertain: ["whether its templates can be made from outside: otherwise it is the draft of a message", "merge tags"],
  // Its failures come with a good status.
  readFailure: ({ status, json }) => {
    const reason = textAt(json, "error");
    const byStatus = codeOfStatus(status);
    if (reason === undefined && byStatus === null) return null;
    const detail = textAt(json, "code");
    return { code: codes[detail ?? ""] ?? byStatus ?? "VALIDATION", reason, detail };
  },
  *probe({ given, base }) {
    yield postForm(`${base.api}/en/api/getLists`, { api_key: given.apiKey, format: "json" });
  },
  *send({ content, given, person, base }) {
    const api = `${base.api}/en/api`;
    const account = { api_key: given.apiKey, format: "json" };
    try {
      const answer = yield postForm(`${api}/createEmailTemplate`, {
        ...account,
        title: content.name,
        subject: content.subject,
        body: content.html,
        text_body: content.text,
        lang: "en",
      });
      return { externalId: requireId(answer, ["result", "template_id"]) };
    } catch (failure) {
      if (!(failure instanceof ExportFailure) || failure.details.detail !== "unknown_method") throw failure;
      return yield* sendMessage({ content, person, api, account });
    }
  },
});

interface MessageParts {
  readonly content: MailContent;
  readonly person: Person;
  readonly api: string;
  readonly account: Readonly<Record<string, string>>;
}

function* sendMessage({ content, person, api, account }: MessageParts): Steps {
  const lists = yield postForm(`${api}/getLists`, account);
  const listId = textAt(lists.json, "result", 0, "id");
  if (listId === undefined) throw new ExportFailure("CONFIG", { reason: "The Selzy account has no list. Add one there first." });
  const answer = yield postForm(`${api}/createEmailMessage`, {
    ...account,
    sender_name: person.name,
    sender_email: person.email,
    subject: content.subject,
    body: content.html,
    text_body: content.text,
    list_id: listId,
    lang: "en",
  });
  return { externalId: requireId(answer, ["result", "message_id"]) };
}
