import { expect, test } from "vitest";
import { describeContract, exchangeAt, grant, type Protocol, run, wholeContent } from "../../testing/contract.js";
import { outlook } from "./outlook.js";

const { subject, html } = wholeContent;
const fault = (status: number, code: string) => ({ status, body: { error: { code, message: `Said ${code}`, innerError: {} } } });

const protocol: Protocol = {
  destination: outlook,
  given: {},
  grant,
  calls: [
    exchangeAt("/common/oauth2/v2.0/token", { fields: { code_verifier: "verifier-of-ours" } }),
    {
      method: "POST",
      path: "/v1.0/me/messages",
      headers: { authorization: "Bearer granted-token" },
      json: { subject, body: { contentType: "HTML", content: html }, toRecipients: [] },
      answer: { status: 201, body: { id: "AAMk", webLink: "https://outlook.office365.com/owa/?ItemID=AAMk", isDraft: true } },
    },
  ],
  updates: [
    exchangeAt("/common/oauth2/v2.0/token", { fields: { code_verifier: "verifier-of-ours" } }),
    {
      method: "PATCH",
      path: "/v1.0/me/messages/AAMk",
      headers: { authorization: "Bearer granted-token" },
      json: { subject, body: { contentType: "HTML", content: html } },
      answer: { body: { id: "AAMk", webLink: "https://outlook.office365.com/owa/?ItemID=AAMk", isDraft: true } },
    },
  ],
  created: { externalId: "AAMk", externalUrl: "https://outlook.office365.com/owa/?ItemID=AAMk" },
  failures: [
    { title: "a right that was not given", answer: fault(403, "ErrorAccessDenied"), code: "AUTH", reason: "Said ErrorAccessDenied" },
    { title: "an email that is too large", answer: fault(413, "RequestBodyTooLarge"), code: "VALIDATION" },
    { title: "an unknown token", answer: fault(401, "InvalidAuthenticationToken"), code: "AUTH" },
  ],
};

describeContract(protocol);

test.each(["javascript:alert(1)", "data:text/html,x", "/owa"])(
  "an address such as %s, which leads to no web page, is left out",
  async (webLink) => {
    const [exchange, ...rest] = protocol.calls;
    const calls = [
      ...(exchange ? [exchange] : []),
      ...rest.map((call) => ({ ...call, answer: { status: 201, body: { id: "AAMk", webLink } } })),
    ];
    const { outcome, problems } = await run(protocol, calls);
    expect(problems).toEqual([]);
    expect(outcome).toEqual({ ok: true, name: wholeContent.name, isUpdate: false, externalId: "AAMk" });
  },
);
