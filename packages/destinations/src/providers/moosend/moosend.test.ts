import { expect, test } from "vitest";
import { describeContract, type Protocol, run, wholeContent } from "../../testing/contract.js";
import { moosend } from "./moosend.js";

const { name, subject } = wholeContent;
const publicHtmlUrl = "https://mail.example/once/abc";
const list = { MailingListID: "list-1", SegmentID: "7" };

const protocol: Protocol = {
  destination: moosend,
  given: { apiKey: "moosend-key", senderEmail: "news@sender.example", mailingList: [list] },
  content: { publicHtmlUrl },
  calls: [
    {
      method: "POST",
      path: "/v3/campaigns/create.json?apikey=moosend-key",
      json: {
        Name: name,
        Subject: subject,
        SenderEmail: "news@sender.example",
        ReplyToEmail: "news@sender.example",
        IsAB: "false",
        WebLocation: publicHtmlUrl,
        MailingLists: [list],
      },
      answer: { body: { Code: 0, Error: null, Context: "5b2c-guid" } },
    },
  ],
  created: { externalId: "5b2c-guid" },
  failures: [
    {
      title: "an unknown sender, with a good status",
      answer: { body: { Code: 114, Error: "SENDER_NOT_FOUND", Context: null } },
      code: "VALIDATION",
      reason: "SENDER_NOT_FOUND",
    },
    { title: "a wrong key, with a good status", answer: { body: { Code: 100, Error: "INVALID API KEY", Context: null } }, code: "AUTH" },
  ],
};

describeContract(protocol);

test("too many calls that a good answer tells are waited for like others", async () => {
  const [call] = protocol.calls;
  if (!call) throw new Error("There is a call.");
  const busy = { ...call, answer: { body: { Code: 429, Error: "RATE-LIMITING", Context: null } } };
  const { outcome, problems, clock } = await run(protocol, [busy, call]);
  expect(problems).toEqual([]);
  expect(outcome.ok).toBe(true);
  expect(clock.pauses).toEqual([1000]);
});

test("without a public address nothing is sent, and it is said why", async () => {
  const { outcome, problems } = await run({ ...protocol, content: {} }, []);
  expect(problems).toEqual([]);
  expect(outcome).toMatchObject({ ok: false, failure: { code: "CONFIG" } });
});
