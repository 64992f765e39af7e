import { aButton, aDocument, aSection, aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import { openTestEditor } from "../testing/open-editor.js";
import { createCheckRun } from "./check-run.js";

const context = { title: "Spring", preheader: "x".repeat(60), pictures: {} };
const document = aDocument([aSection(aText({ text: "<p>Seeds, pots and tools for a long summer.</p>" }), aButton({}, "button"))]);

test("a worker is told the document once and then what changed, and answers for the document as it is", async () => {
  const answer = createCheckRun();
  const first = await answer({ id: 1, document, context });
  expect(first?.report.findings.map(({ blockId }) => blockId)).toEqual(["button"]);
  const { services } = await openTestEditor({ document });
  const link = { kind: "web", value: "https://example.com" };
  services.editor.run("set-props", { blockIds: ["button"], props: { link } });
  const patches = structuredClone(services.editor.document.lastChange()?.patches ?? []);
  expect(await answer({ id: 2, patches, context })).toMatchObject({ id: 2, report: { findings: [] } });
});

test("before it knows a document it has nothing to say", async () => {
  expect(await createCheckRun()({ id: 1, patches: [], context })).toBeUndefined();
});

test("the product's own pictures are named in full, as in the email that is sent", async () => {
  const answer = await createCheckRun()({ id: 1, document, picturesUrl: "https://mail.test", context });
  expect(answer?.report.size.bytes).toBeGreaterThan(1000);
});
