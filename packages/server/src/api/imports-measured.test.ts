import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { jobWork } from "../app/job-work.js";
import { findChromium } from "../config/find-chromium.js";
import { jobs } from "../database/schema.js";
import { runNextJob } from "../jobs/run-jobs.js";
import { createChromiumEmailReader } from "../ports/email-reader/chromium-email-reader.js";
import { quickestEngine } from "../testing/test-engines.js";
import { writeUploadForm } from "../testing/test-form.js";
import { testImportPage } from "../testing/test-import-page.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const executablePath = process.env["CHROMIUM_PATH"] ?? findChromium();
if (executablePath === null) throw new Error("These tests need Chromium; set CHROMIUM_PATH.");

const page = (rows: string, head = "") =>
  `<!doctype html><html><head><title>Letter</title>${head}</head><body style="margin:0"><table width="600" align="center" cellspacing="0" cellpadding="0">${rows}</table></body></html>`;
const plain = page(
  `<tr><td style="padding:20px;font:16px/24px Arial"><h1 style="margin:0;font:bold 28px/34px Arial">Autumn</h1><p>Warm things for cold days</p></td></tr>
   <tr><td style="padding:20px" bgcolor="#eeeeee"><a href="https://shop.example/go">Go to the shop</a></td></tr>`,
);
/** Things that lie over each other stay as they are. */
const piled = page(
  `<tr><td><div style="position:relative;height:200px"><p style="position:absolute;top:10px;left:10px">Above</p><p style="position:absolute;top:12px;left:14px">Below</p></div></td></tr>`,
);

const reader = createChromiumEmailReader({ executablePath, sandbox: "off", script: testImportPage, readMaxMs: 120_000 });
let server: TestServer;
let ann: TestUser;
beforeAll(async () => {
  server = await startTestServer(quickestEngine, { ports: { emailReader: reader } });
}, 180_000);
beforeEach(async () => {
  ann = await server.addUser();
  await server.ports.database.delete(jobs);
});
afterAll(async () => {
  await server?.close();
  await reader.close();
});

async function bring(files: Readonly<Record<string, string>>): Promise<string> {
  const { headers, payload } = writeUploadForm(Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) })));
  const answer = await server.inject({ method: "POST", url: "/api/v2/imports", headers: { ...ann.headers, ...headers }, payload });
  const faults: unknown[] = [];
  while (await runNextJob(server.ports, jobWork, { onFault: (error) => faults.push(error) })) {}
  expect(faults).toEqual([]);
  return answer.json().id;
}
const resultsOf = async (id: string) => (await ann.call("GET", `/api/v2/imports/${id}/results`)).json();
const detailOf = async (id: string, resultId: string) => (await ann.call("GET", `/api/v2/imports/${id}/results/${resultId}`)).json();

test("HTML of others is laid out, becomes blocks, and is measured at both widths", async () => {
  const message = `From: a@example.com\r\nSubject: By mail\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${plain}`;
  const id = await bring({
    "a.html": plain,
    "b.eml": message,
    "c.mjml": "<mjml><mj-body><mj-section><mj-column><mj-text>Hi</mj-text></mj-column></mj-section></mj-body></mjml>",
  });
  const results = await resultsOf(id);
  expect(results.map(({ failure }: { failure: string | null }) => failure)).toEqual([null, null, null]);
  for (const { difference } of results) {
    expect(difference.desktop).toBeLessThan(0.06);
    expect(difference.phone).toBeLessThan(0.2);
  }
  const html = results.find(({ name }: { name: string }) => name === "a.html");
  expect(html).toMatchObject({ title: "Letter", format: "html", rawPartCount: 0, kept: { links: { of: 1, kept: 1 } } });
  expect(results.find(({ name }: { name: string }) => name === "b.eml").title).toBe("Letter");
  const { parts, before, after } = await detailOf(id, html.id);
  expect(parts.map(({ form }: { form: string }) => form)).toEqual(["native", "native"]);
  expect(before).toContain('style="padding:20px');
  expect(after).toContain("Warm things for cold days");
}, 240_000);

test("what an inbox shows beside the subject is that of the template", async () => {
  const hidden = '<div style="display:none;max-height:0">Only in the inbox</div>';
  const id = await bring({ "a.html": plain.replace("<table", `${hidden}<table`) });
  const [{ id: resultId }] = await resultsOf(id);
  expect((await detailOf(id, resultId)).after).toMatch(/mso-hide:all[^>]*>Only in the inbox/);
  const { accepted } = (await ann.call("POST", `/api/v2/imports/${id}/accept`, { ids: [resultId] })).json();
  const { preHeader } = (await ann.call("GET", `/api/v2/usertemplate/${accepted[0].templateId}`)).json();
  expect(preHeader).toBe("Only in the inbox");
}, 240_000);

test("nothing of an email runs or is asked for while it is read", async () => {
  const hostile = page(
    `<tr><td onclick="x()">Words<script>document.body.textContent = "gone"</script><img src="http://127.0.0.1:9/x.png" onerror="parent.mailwrightImport = null"><iframe src="https://evil.example"></iframe></td></tr>`,
    `<meta http-equiv="refresh" content="0;url=https://evil.example"><link rel="stylesheet" href="https://evil.example/a.css">`,
  );
  const id = await bring({ "a.html": hostile, "b.html": plain });
  const results = await resultsOf(id);
  expect(results.map(({ state }: { state: string }) => state)).toEqual(["read", "read"]);
  const { after, problems } = await detailOf(id, results.find(({ name }: { name: string }) => name === "a.html").id);
  expect(after).toContain("Words");
  expect(after).not.toMatch(/onclick|onerror|<script|evil\.example/);
  expect(problems.map(({ code }: { code: string }) => code)).toContain("active-content-dropped");
}, 240_000);

test("what differs most is first, and the form of a part is chosen again", async () => {
  // Parts that stay as they are lie in code blocks, which a plan has to include.
  ann = await server.addUser({ entitlements: ["custom-code"] });
  const id = await bring({ "a.html": plain, "b.html": piled });
  const results = await resultsOf(id);
  const shares = results.map(({ difference }: { difference: { desktop: number; phone: number } }) =>
    Math.max(difference.desktop, difference.phone),
  );
  expect(shares).toEqual([...shares].sort((one, other) => other - one));
  const { id: resultId } = results.find(({ name }: { name: string }) => name === "a.html");
  const choose = (forms: object[]) => ann.call("PATCH", `/api/v2/imports/${id}/results/${resultId}`, { forms });
  const chosen = (await choose([{ part: 1, form: "raw" }])).json();
  expect(chosen.parts.map(({ form }: { form: string }) => form)).toEqual(["native", "raw"]);
  expect(chosen.result.rawPartCount).toBe(1);
  expect(await detailOf(id, resultId)).toEqual(chosen);
  const accepted = (await ann.call("POST", `/api/v2/imports/${id}/accept`, { ids: [resultId] })).json();
  const { template } = (await ann.call("GET", `/api/v2/usertemplate/${accepted.accepted[0].templateId}`)).json();
  expect(JSON.stringify(template.components)).toContain('"type":"code"');
  expect((await choose([])).json().parts.map(({ form }: { form: string }) => form)).toEqual(["native", "native"]);
}, 240_000);

test("an email that takes longer than one may is a result that says so, and the next one is read", async () => {
  const slow = createChromiumEmailReader({
    executablePath,
    sandbox: "off",
    readMaxMs: 4000,
    script: async () => `globalThis.mailwrightImport = () => new Promise(() => {})`,
  });
  server.ports.emailReader = slow;
  const id = await bring({ "a.html": plain });
  server.ports.emailReader = reader;
  await slow.close();
  expect((await resultsOf(id)).map(({ failure }: { failure: string }) => failure)).toEqual(["content-too-costly"]);
}, 240_000);

test("emails of one person are read in one page, one after the other, and those of another in another", async () => {
  let opened = 0;
  const script = () => {
    opened += 1;
    return testImportPage();
  };
  const own = createChromiumEmailReader({ executablePath, sandbox: "off", script, readMaxMs: 120_000 });
  const read = (source: string, caller: string) => own.read({ source, title: "" }, { caller, findPicture: async () => null });
  try {
    const [first, second] = [await read(plain, "ann"), await read(piled, "ann")];
    expect([first, second]).toMatchObject([
      { kind: "read", parts: [{ form: "native" }, { form: "native" }] },
      { kind: "read", parts: [{ form: "raw", reasons: ["overlap"] }] },
    ]);
    expect(opened).toBe(1);
    expect(await read(plain, "bob")).toMatchObject({ kind: "read", difference: { desktop: expect.any(Number) } });
    expect(opened).toBe(2);
  } finally {
    await own.close();
  }
});
