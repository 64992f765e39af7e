import { describeContract, wholeContent } from "../contract.js";
import { activeCampaign } from "./active-campaign.js";

const headers = { "api-token": "token-of-ours" };
const { subject, preheader, html, text } = wholeContent;
const message = {
  ...{ fromname: "Ann Sender", fromemail: "ann@sender.example", reply2: "ann@sender.example" },
  ...{ subject, preheader_text: preheader, html, text },
};

describeContract({
  destination: activeCampaign,
  given: { account: "acme", apiKey: "token-of-ours" },
  basePaths: { api: "/{account}" },
  calls: [
    { method: "POST", path: "/acme/api/3/messages", headers, json: { message }, answer: { status: 201, body: { message: { id: "12" } } } },
  ],
  created: { externalId: "12" },
  updates: [{ method: "PUT", path: "/acme/api/3/messages/12", headers, json: { message }, answer: { body: { message: { id: "12" } } } }],
  failures: [
    {
      title: "a key that is not known",
      answer: { status: 403, body: { message: "No permission" } },
      code: "AUTH",
      reason: "No permission",
    },
    {
      title: "a message that it does not take",
      answer: { status: 422, body: { errors: [{ title: "The subject is missing", code: "field_missing" }] } },
      code: "VALIDATION",
      reason: "The subject is missing",
    },
  ],
});
