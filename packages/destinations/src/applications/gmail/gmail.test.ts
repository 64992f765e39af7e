import { composeMessage } from "../../messages/compose-message.js";
import { describeContract, exchangeAt, grant, wholeContent } from "../../testing/contract.js";
import { gmail } from "./gmail.js";

const fault = (status: number, reason: string) => ({
  status,
  body: { error: { code: status, message: `Said ${reason}`, status: "X", errors: [{ reason }] } },
});

describeContract({
  destination: gmail,
  given: {},
  grant,
  calls: [
    exchangeAt("/token", { fields: { code_verifier: "verifier-of-ours" } }),
    {
      method: "POST",
      path: "/gmail/v1/users/me/drafts",
      headers: { authorization: "Bearer granted-token" },
      json: { message: { raw: Buffer.from(composeMessage(wholeContent), "utf8").toString("base64url") } },
      answer: { body: { id: "r-1", message: { id: "m", threadId: "t" } } },
    },
  ],
  updates: [
    exchangeAt("/token", { fields: { code_verifier: "verifier-of-ours" } }),
    {
      method: "PUT",
      path: "/gmail/v1/users/me/drafts/r-1",
      headers: { authorization: "Bearer granted-token" },
      json: { message: { raw: Buffer.from(composeMessage(wholeContent), "utf8").toString("base64url") } },
      answer: { body: { id: "r-1", message: { id: "m2", threadId: "t" } } },
    },
  ],
  created: { externalId: "r-1", externalUrl: "https://mail.google.com/mail/u/0/#drafts" },
  failures: [
    {
      title: "a right that was not given",
      answer: fault(403, "insufficientPermissions"),
      code: "AUTH",
      reason: "Said insufficientPermissions",
    },
    {
      title: "too many calls for one day, as 403",
      answer: { ...fault(403, "dailyRateLimitExceeded"), headers: { "retry-after": "3600" } },
      code: "RATE_LIMIT",
    },
  ],
});
