import { type Answer, get, postForm, writeQuery } from "../../calls/call.js";
import { ExportFailure, type FailureCode } from "../../calls/failure.js";
import { listAt, textAt, valueAt } from "../../calls/read-json.js";
import { requireId } from "../../calls/require-id.js";
import type { MailContent, Person, Probing, ReadFailure, Steps } from "../../declaration/destination.js";

/** What the interface of campaigns says with a good status: its own codes, beside those that tell that all went well. */
const codes: Readonly<Record<string, FailureCode>> = {
  1004: "CONFIG",
  2401: "CONFIG",
  2402: "UPSTREAM",
  2706: "AUTH",
  6606: "CONFIG",
  500: "UPSTREAM",
};
const good = new Set(["0", "200"]);

/** Answers come with and without an envelope. */
const bodyOf = (json: unknown) => valueAt(json, "response") ?? json;

/** Reads answers of campaigns that have a good status; `null` for one that went well, and for those of another interface. */
export function readCampaignFailure({ status, json }: Answer): ReadFailure | null {
  if (status < 200 || status > 299) return null;
  const body = bodyOf(json);
  const code = textAt(body, "code") ?? textAt(body, "Code");
  if (code === undefined || code.length > 4 || good.has(code)) return null;
  return { code: codes[code] ?? "VALIDATION", reason: textAt(body, "message") ?? `Code ${code}`, detail: code };
}

export interface ZohoDraft {
  readonly content: MailContent;
  readonly person: Person;
  /** Of the region. */
  readonly api: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Why it is not a template; told where it cannot be this either. */
  readonly refusal: ExportFailure;
}

/** What is told of a call to the Email API that leads nowhere. */
export const noEmailApi = "no-email-api";
const noList = "2401";

/** Reads the account's lists, for finding out whether it is good. One without a list is good all the same. */
export function* readLists({ api, headers }: Pick<ZohoDraft, "api" | "headers">): Probing {
  try {
    yield get(addressOfLists(api), headers);
  } catch (failure) {
    const detail = failure instanceof ExportFailure ? failure.details.detail : undefined;
    if (detail === noEmailApi) throw new ExportFailure("AUTH");
    if (detail !== noList) throw failure;
  }
}

const addressOfLists = (api: string) => `${api}/api/v1.1/getmailinglists?${writeQuery({ resfmt: "JSON", range: "1" })}`;

/**
 * The draft of a campaign for the account's first list. This older interface takes no HTML: it fetches it from an address, for which our server
 * has to be public.
 */
export function* makeCampaignDraft({ content, person, api, headers, refusal }: ZohoDraft): Steps {
  if (!content.publicHtmlUrl) throw refusal;
  const lists = yield get(addressOfLists(api), headers);
  const listKey = textAt(listAt(bodyOf(lists.json), "list_of_details")[0], "listkey");
  if (listKey === undefined)
    throw new ExportFailure("CONFIG", { reason: "The Zoho Campaigns account has no mailing list. Add one there first." });
  const answer = yield postForm(
    `${api}/api/v1.1/createCampaign`,
    {
      resfmt: "JSON",
      campaignname: content.name,
      from_name: person.name,
      from_email: person.email,
      subject: content.subject,
      list_details: JSON.stringify({ [listKey]: [] }),
      content_url: content.publicHtmlUrl,
    },
    headers,
  );
  return { externalId: requireId({ ...answer, json: bodyOf(answer.json) }, ["campaignKey"], ["campaign_key"]) };
}
