import type { AddressInfo } from "node:net";
import { blockRegistry } from "@mailwright/blocks";
import { compileDocument } from "@mailwright/compiler";
import { aBlock, aDocument, aHeading, aSection, aText } from "@mailwright/testing";
import { sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSmtpMailer } from "../ports/mailer/smtp-mailer.js";
import { quickestEngine, testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const html = `<!doctype html><html><head><title>No</title><style>p{color:red}</style></head><body><h1>Hello Zoë</h1>
<p>Read <a href="https://example.com/a">the story</a>.</p><img src="/starter/lamps.png" alt="Lamps"><ul><li>One</li><li>Two</li></ul></body></html>`;

const createTemplate = async (user: TestUser, name = "Greeting") =>
  (await user.call("POST", "/api/v2/usertemplate/type/email", { name, template: { html } })).json().id as string;
const send = (user: TestUser, id: string, body: object) => user.call("POST", `/api/v2/usertemplate/sendtestmail/${id}`, body);

describe.each(testEngines)("mail kept in the inbox, on $name", (engine) => {
  let server: TestServer;
  let ann: TestUser;
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { authMode: "demo" } });
  }, 60_000);
  // Each test has an inbox of its own: a workspace has one.
  beforeEach(async () => {
    ann = await server.addUser({ workspaceId: server.ports.ids.uuid() });
  }, 60_000);
  afterAll(() => server?.close());

  test("a test mail can be read as HTML, as text and as source", async () => {
    const id = await createTemplate(ann);
    const sent = await send(ann, id, { to: ["a@example.com", "b@example.com"], from: "ann@example.com" });
    expect(sent.json()).toEqual({ delivery: "inbox", to: ["a@example.com", "b@example.com"] });

    const inbox = (await ann.call("GET", "/api/v2/inbox")).json();
    expect(inbox["total-elements"]).toBe(1);
    const [mail] = inbox.elements;
    expect(mail).toMatchObject({ subject: "Greeting", to: ["a@example.com", "b@example.com"] });

    const page = await server.inject({ url: mail.htmlUrl });
    expect(page.headers["content-security-policy"]).toContain("sandbox;");
    expect(page.body).toContain('src="http://mail.test/starter/lamps.png"');

    const text = "Hello Zoë\n\nRead the story [https://example.com/a].\nLamps\n\n- One\n- Two";
    expect((await ann.call("GET", `/api/v2/inbox/${mail.id}`)).json().text).toBe(text);
    expect((await ann.call("GET", `/api/v2/inbox/${mail.id}/text`)).body).toBe(text);

    const source = await ann.call("GET", `/api/v2/inbox/${mail.id}/source`);
    expect(source.headers["content-type"]).toBe("text/plain; charset=utf-8");
    const parsed = await PostalMime.parse(source.body);
    expect(parsed).toMatchObject({ subject: "Greeting", replyTo: [{ address: "ann@example.com" }] });
    expect(parsed.html).toContain("Hello Zoë");
    expect(parsed.text?.trim()).toBe(text);
  });

  test("a mail of megabytes is kept in pieces, and read whole", async () => {
    // Characters of two units, so that a piece could end in the middle of one.
    const long = `<p>x${"🦘".repeat(300_000)}</p>`;
    const { id } = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "Long", template: { html: long } })).json();
    expect((await send(ann, id, { to: ["a@example.com"] })).statusCode).toBe(200);
    const [mail] = (await ann.call("GET", "/api/v2/inbox")).json().elements;
    expect((await server.inject({ url: mail.htmlUrl })).body).toBe(long);
    expect((await ann.call("GET", `/api/v2/inbox/${mail.id}/text`)).body).toBe(`x${"🦘".repeat(300_000)}`);
    const source = (await ann.call("GET", `/api/v2/inbox/${mail.id}/source`)).body;
    expect((await PostalMime.parse(source)).html?.trim()).toBe(long);
    const { rows } = (await server.ports.database.execute(sql`
      select max(greatest(length(html), length(text), length(source)))::int as longest from mail_messages
      union all select max(length(content))::int from mail_pieces`)) as unknown as { rows: { longest: number }[] };
    expect(Math.max(...rows.map(({ longest }) => longest))).toBeLessThanOrEqual(200_000);
  });

  test("the text of a test mail is what the editor exports of the same template", async () => {
    const components = aDocument([aSection(aHeading({ text: "Hello {{ name }}" }), aText({ text: "<p>One</p><ul><li>Two</li></ul>" }))]);
    const body = { name: "Exported", template: { html, components } };
    const { id } = (await ann.call("POST", "/api/v2/usertemplate/type/email", body)).json();
    await send(ann, id, { to: ["a@example.com"] });
    const [mail] = (await ann.call("GET", "/api/v2/inbox")).json().elements;
    const { text } = (await ann.call("GET", `/api/v2/inbox/${mail.id}`)).json();
    expect(text).toBe(compileDocument(components, blockRegistry).text);
    expect(text).toContain("Hello {{ name }}");
  });

  test("a mail of an email with an AMP part carries it between text and HTML, and others carry none", async () => {
    const document = aDocument([aSection(aHeading({ text: "Hello" }), aBlock("accordion", {}))]);
    for (const ampPart of [true, false]) {
      const template = { html: "<p>x</p>", components: { ...document, settings: { ampPart } } };
      const { id } = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "Folded", template })).json();
      await send(ann, id, { to: ["a@example.com"] });
    }
    const { elements } = (await ann.call("GET", "/api/v2/inbox")).json();
    const typesOf = async (mail: { id: string }) => {
      const source = (await ann.call("GET", `/api/v2/inbox/${mail.id}/source`)).body;
      return [...source.matchAll(/^Content-Type: (multipart\/\w+|text\/[\w-]+)/gm)].map(([, type]) => type);
    };
    const types = await Promise.all(elements.map(typesOf));
    expect(types).toContainEqual(["multipart/alternative", "text/plain", "text/x-amp-html", "text/html"]);
    expect(types).toContainEqual(["multipart/alternative", "text/plain", "text/html"]);
    const sources = await Promise.all(
      elements.map(async (mail: { id: string }) => (await ann.call("GET", `/api/v2/inbox/${mail.id}/source`)).body),
    );
    expect(sources.join()).toContain("amp4email");
  });

  test("a mail whose email has an address to unsubscribe says it in its head, and any other does not", async () => {
    for (const href of ["https://example.com/unsubscribe?u=7", "{{ unsubscribe }}"]) {
      const template = { html: `<p><a href="${href}">Unsubscribe</a></p>` };
      const { id } = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "Out", template })).json();
      await send(ann, id, { to: ["a@example.com"] });
    }
    const { elements } = (await ann.call("GET", "/api/v2/inbox")).json();
    const heads = await Promise.all(
      elements.map(async (mail: { id: string }) => (await ann.call("GET", `/api/v2/inbox/${mail.id}/source`)).body.split("\r\n\r\n")[0]),
    );
    expect(heads.filter((head) => head.includes("List-Unsubscribe: <https://example.com/unsubscribe?u=7>"))).toHaveLength(1);
    expect(heads.filter((head) => head.includes("List-Unsubscribe"))).toHaveLength(1);
  });

  test.each([
    [[], "too-few"],
    [["a@b.test", "c@d.test", "e@f.test", "g@h.test"], "too-many"],
    [["not an address"], "invalid"],
    [["a@b.test\r\nBcc: everyone@example.com"], "invalid"],
    [["Ann <a@b.test>"], "invalid"],
  ])("recipients %j are refused as %s", async (to, code) => {
    const answer = await send(ann, await createTemplate(ann), { to });
    expect([answer.statusCode, answer.json().fields]).toEqual([400, [{ field: "to", code }]]);
  });

  test("a sender cannot put headers into the mail", async () => {
    const answer = await send(ann, await createTemplate(ann), { to: ["a@b.test"], from: "x@y.test\r\nBcc: all@example.com" });
    expect(answer.json().fields).toEqual([{ field: "from", code: "invalid" }]);
  });

  test("nobody outside of the workspace reads its mail", async () => {
    await send(ann, await createTemplate(ann), { to: ["a@example.com"] });
    const [mail] = (await ann.call("GET", "/api/v2/inbox")).json().elements;
    const stranger = await server.addUser({ workspaceId: "elsewhere" });
    expect((await stranger.call("GET", "/api/v2/inbox")).json()["total-elements"]).toBe(0);
    expect((await stranger.call("GET", `/api/v2/inbox/${mail.id}`)).statusCode).toBe(404);
    expect((await server.inject({ url: mail.htmlUrl.replace(/t=.*/, "t=1.2") })).statusCode).toBe(401);
  });

  test("the exported file has the template's name and complete addresses", async () => {
    const id = await createTemplate(ann, "Grüße ‘25");
    const file = await ann.call("GET", `/api/v2/usertemplate/export/${id}/html`);
    expect(file.headers["content-disposition"]).toBe(
      `attachment; filename="Gr__e _25.html"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%E2%80%9825.html`,
    );
    expect(file.body).toContain('src="http://mail.test/starter/lamps.png"');
  });

  test("no line of a file or of a mail is longer than mail servers allow", async () => {
    const cells = `<table><tr>${'<td align="left" valign="top">Zoë</td>'.repeat(100)}</tr></table><p>${"Many words ".repeat(300)}</p>`;
    const template = { name: "Long", template: { html: `<!doctype html><html><body>${cells}</body></html>` } };
    const id = (await ann.call("POST", "/api/v2/usertemplate/type/email", template)).json().id;
    const { body } = await ann.call("GET", `/api/v2/usertemplate/export/${id}/html`);
    expect(body).toMatch(/<\/html>\n$/);
    await send(ann, id, { to: ["a@example.com"] });
    const [mail] = (await ann.call("GET", "/api/v2/inbox")).json().elements;
    const source = (await ann.call("GET", `/api/v2/inbox/${mail.id}/source`)).body;
    for (const written of [body, source])
      expect(Math.max(...written.split(/\r?\n/).map((line: string) => Buffer.byteLength(line)))).toBeLessThanOrEqual(998);
  });

  test("a file that can be edited again has the stamps that no other email has", async () => {
    const components = aDocument([aSection({ ...aHeading({ text: "Locked" }), extras: { lock: { content: true } } })]);
    const exported = (id: string, query = "") => ann.call("GET", `/api/v2/usertemplate/export/${id}/html${query}`);
    const create = async (document: object, html: string) =>
      (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "Own", template: { html, css: "", components: document } })).json()
        .id;
    const id = await create(components, compileDocument(components, blockRegistry).html);
    expect((await exported(id)).body).not.toContain("mw-note-");
    const editable = (await exported(id, "?editable=true")).body;
    expect(editable).toContain("mw-note-");
    expect(editable).toContain("Locked");
    const foreign = aDocument([aSection({ id: "offer", type: "acme-offer", props: {} })]);
    const refused = await exported(await create(foreign, "<p>Offer</p>"), "?editable=true");
    expect([refused.statusCode, refused.json().code]).toEqual([422, "not-compilable"]);
  });
});

describe("mail sent by SMTP", () => {
  test("arrives whole, and a mail server that is down is said so", async () => {
    const received: Buffer[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData: (stream, _, done) => {
        stream.on("data", (chunk: Buffer) => received.push(chunk));
        stream.on("end", () => done());
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", () => resolve()));
    const { port } = smtp.server.address() as AddressInfo;
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, "Mailwright <mailwright@mail.test>");
    const server = await startTestServer(quickestEngine, { ports: { mailer } });
    try {
      const ann = await server.addUser();
      const id = await createTemplate(ann, "Hello – you");
      expect((await send(ann, id, { to: ["a@example.com"] })).json()).toEqual({ delivery: "smtp", to: ["a@example.com"] });
      const parsed = await PostalMime.parse(Buffer.concat(received));
      expect(parsed).toMatchObject({
        subject: "Hello – you",
        from: { address: "mailwright@mail.test" },
        to: [{ address: "a@example.com" }],
      });
      expect(parsed.html).toContain("Hello Zoë");
      mailer.close();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
      const failed = await send(ann, id, { to: ["a@example.com"] });
      // It is tried again later, and what went wrong until then is told.
      expect([failed.statusCode, failed.json()]).toMatchObject([202, { state: "waiting", failure: "mail-not-sent" }]);
    } finally {
      await server.close();
    }
  }, 60_000);
});
