import { describeContract, exchangeAt, grant, wholeContent } from "../../testing/contract.js";
import { zohoMail } from "./zoho-mail.js";

const headers = { authorization: "Zoho-oauthtoken granted-token" };
const { subject, html } = wholeContent;
const good = { code: 200, description: "success" };
const accounts = {
  method: "GET",
  path: "/mail/com.au/api/accounts",
  headers,
  answer: { body: { status: good, data: [{ accountId: "5001", primaryEmailAddress: "ann@a.example" }] } },
};

describeContract({
  destination: zohoMail,
  given: { zohoMailRegion: "au" },
  grant,
  basePaths: { accounts: "/accounts/{tld}", api: "/mail/{tld}" },
  calls: [
    exchangeAt("/accounts/com.au/oauth/v2/token"),
    accounts,
    {
      method: "POST",
      path: "/mail/com.au/api/accounts/5001/messages",
      headers,
      json: {
        ...{ mode: "draft", fromAddress: "ann@a.example", toAddress: "ann@a.example" },
        ...{ subject, content: html, mailFormat: "html", encoding: "UTF-8" },
      },
      answer: { body: { status: good, data: { messageId: "1700" } } },
    },
  ],
  created: { externalId: "1700" },
  failures: [
    {
      title: "a code that was used, with a good status",
      at: 0,
      answer: { body: { error: "invalid_code" } },
      code: "AUTH",
      reason: "invalid_code",
    },
    { title: "an account without a mailbox", at: 1, answer: { body: { status: good, data: [] } }, code: "CONFIG" },
    {
      title: "a refusal inside a good status",
      answer: { body: { status: { code: 400, description: "Invalid Input" }, data: { errorCode: "EXTRA_KEY_FOUND_IN_JSON" } } },
      code: "VALIDATION",
      reason: "EXTRA_KEY_FOUND_IN_JSON",
    },
    {
      title: "a token that it does not take",
      at: 1,
      answer: { status: 401, body: { status: { code: 401 }, data: { errorCode: "INVALID_OAUTHTOKEN" } } },
      code: "AUTH",
      reason: "INVALID_OAUTHTOKEN",
    },
  ],
});
