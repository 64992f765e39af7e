import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mailMessages } from "../database/schema.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";
const page = (...children: object[]) => ({
  version: 1,
  settings: {},
  root: { id: "r", type: "root", props: {}, children: [{ id: "w", type: "wrapper", props: {}, children }] },
});
const content = (...children: object[]) => page({ id: "s", type: "section", children: [{ id: "c", type: "cell", children }] });
const heading = (text: string, more: object = {}) => ({ id: "h", type: "heading", props: { text }, ...more });
const fixed = { extras: { lock: { content: true, removal: true } } };
const code = (html: string) => ({ id: "k", type: "code", props: { html } });

describe.each(testEngines)("blocks that are locked or outside of a plan, on $name", (engine) => {
  let server: TestServer;
  let owner: TestUser;
  let ben: TestUser;
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    owner = await server.addUser({ entitlements: ["custom-code", "products"] });
    ben = await server.addUser();
  });

  const bodyOf = (components: object) => ({ template: { html: "<p>Compiled</p>", css: "", components } });
  const create = (user: TestUser, components: object) => user.call("POST", `${base}/type/email`, { name: "Ours", ...bodyOf(components) });
  async function shareWith(person: TestUser, components: object): Promise<string> {
    const { id } = (await create(owner, components)).json();
    expect((await owner.call("PATCH", `${base}/sharing/${id}`, { collaborators: [person.id] })).statusCode).toBe(200);
    return id;
  }
  const save = (user: TestUser, id: string, components: object) => user.call("PATCH", `${base}/${id}`, bodyOf(components));
  const faultsOf = (answer: { json(): { blocks?: { blockId: string; code: string }[] } }) =>
    answer.json().blocks?.map((block) => `${block.blockId} ${block.code}`);

  test("a collaborator changes what is free and not what is locked, and is told which block and why", async () => {
    const id = await shareWith(ben, content(heading("Fixed", fixed), code("<b>1</b>")));
    expect(
      (await save(ben, id, content(heading("Fixed", { ...fixed, props: { text: "Fixed", align: "center" } }), code("<b>1</b>"))))
        .statusCode,
    ).toBe(200);
    const changed = await save(ben, id, content(heading("Mine", fixed), code("<b>1</b>")));
    expect([changed.statusCode, changed.json().code]).toEqual([423, "block-locked"]);
    expect(changed.json().blocks).toEqual([{ blockId: "h", code: "locked-content", message: "The content of this block is locked." }]);
    expect(faultsOf(await save(ben, id, content(code("<b>1</b>"))))).toEqual(["h locked-removal"]);
    expect(faultsOf(await save(ben, id, content(heading("Fixed"), code("<b>1</b>"))))).toEqual(["h lock-lifted"]);
    const stored = (await ben.call("GET", `${base}/${id}`)).json();
    expect([stored.version, JSON.stringify(stored.template.components)]).toEqual([2, expect.stringContaining('"Fixed"')]);
  });

  test("the email does not change without its document where blocks are locked", async () => {
    const id = await shareWith(ben, content(heading("Fixed", fixed)));
    const answer = await ben.call("PATCH", `${base}/${id}`, { template: { html: "<p>Something else</p>" } });
    expect([answer.statusCode, answer.json().code]).toEqual([423, "block-locked"]);
    expect((await ben.call("PATCH", `${base}/${id}`, { description: "Ours" })).statusCode).toBe(200);
  });

  const emailOf = (user: TestUser, id: string) => user.call("GET", `${base}/${id}`).then((answer) => answer.json().template.html as string);
  const forge = (user: TestUser, id: string, components: object) =>
    user.call("PATCH", `${base}/${id}`, { template: { html: "<p>Forged</p>", css: "", components } });

  test("an email that is not what its document says is not taken where blocks are locked, and a true one is", async () => {
    const document = content(heading("Fixed", fixed), heading("Free", { id: "f" }));
    const id = await shareWith(ben, document);
    expect((await forge(ben, id, document)).statusCode).toBe(200);
    const own = await emailOf(ben, id);
    expect([own.includes("Forged"), own.includes("Fixed"), own.includes("<title>Ours</title>")]).toEqual([false, true, true]);
    const changed = content(heading("Fixed", fixed), heading("Mine", { id: "f" }));
    expect((await forge(ben, id, changed)).statusCode).toBe(200);
    expect(await emailOf(ben, id)).toBe(own.replace("Free", "Mine"));
    const loaded = '<!--[if !mso]><!--><link href="https://fonts.test/a.css" rel="stylesheet" type="text/css"><!--<![endif]-->';
    const withFonts = own.replace("<style", `${loaded}<style`);
    await ben.call("PATCH", `${base}/sharing/${id}/lock/false`);
    await owner.call("PATCH", `${base}/${id}`, { template: { html: withFonts, components: document } });
    await owner.call("PATCH", `${base}/sharing/${id}/lock/false`);
    const sent = withFonts.replace("Free", "With fonts");
    const free = content(heading("Fixed", fixed), heading("With fonts", { id: "f" }));
    await ben.call("PATCH", `${base}/${id}`, { template: { html: sent, components: free } });
    expect(await emailOf(ben, id)).toBe(sent);
  });

  test("rules stay in the language of the host's sender, in the email and in the text of a mail", async () => {
    const rule = { extras: { rules: { condition: "contact.isMember" } } };
    const document = (text: string) => content(heading("Fixed", fixed), { ...heading(text, { id: "f" }), ...rule });
    const id = await shareWith(ben, document("Members"));
    await forge(ben, id, document("Members"));
    const liquid = await emailOf(ben, id);
    expect(liquid).toContain("{% if contact.isMember %}");
    const inTheirs = (open: string, close: string) => liquid.replaceAll("{% if contact.isMember %}", open).replaceAll("{% endif %}", close);
    for (const [open, close] of [
      ["{{#if contact.isMember}}", "{{/if}}"],
      ["<%IF contact.isMember%>", "<%END%>"],
    ] as const) {
      const theirs = inTheirs(open, close);
      await ben.call("PATCH", `${base}/sharing/${id}/lock/false`);
      await owner.call("PATCH", `${base}/${id}`, { template: { html: theirs, components: document("Members") } });
      await owner.call("PATCH", `${base}/sharing/${id}/lock/false`);
      const sent = theirs.replace("Members", "Friends");
      await ben.call("PATCH", `${base}/${id}`, { template: { html: sent, components: document("Friends") } });
      expect(await emailOf(ben, id)).toBe(sent);
    }
    const handlebars = await shareWith(ben, document("Members"));
    await owner.call("PATCH", `${base}/${handlebars}`, {
      template: { html: inTheirs("{{#if contact.isMember}}", "{{/if}}"), components: document("Members") },
    });
    await owner.call("PATCH", `${base}/sharing/${handlebars}/lock/false`);
    await forge(ben, handlebars, document("Friends"));
    const own = await emailOf(ben, handlebars);
    expect([own.includes("{{#if contact.isMember}}"), own.includes("{%"), own.includes("Forged")]).toEqual([true, false, false]);
    await ben.call("POST", `${base}/sendtestmail/${handlebars}`, { to: ["a@example.com"] });
    const [mail] = await server.ports.database.select().from(mailMessages).where(eq(mailMessages.templateId, handlebars));
    expect([mail?.text.includes("{{#if contact.isMember}}"), mail?.text.includes("{%")]).toEqual([true, false]);
  });

  test("blocks of a host are no way around locks, and hosts that have some go on", async () => {
    const document = content(heading("Fixed", fixed));
    const id = await shareWith(ben, document);
    const host = { id: "x", type: "acme-ticket", props: {} };
    expect(faultsOf(await forge(ben, id, content(heading("Fixed", fixed), host)))).toEqual(["h locked-content"]);
    const theirs = await shareWith(ben, content(heading("Fixed", fixed), host));
    expect((await forge(ben, theirs, content(heading("Fixed", fixed), host, heading("Mine", { id: "m" })))).statusCode).toBe(200);
    expect(await emailOf(ben, theirs)).toBe("<p>Forged</p>");
  });

  test("an email is not exchanged beside an unchanged document without the right to custom code; one without a document is the host's", async () => {
    const document = content(heading("Plain"));
    const { id } = (await create(ben, document)).json();
    expect((await forge(ben, id, document)).statusCode).toBe(200);
    expect(await emailOf(ben, id)).toContain("Plain");
    const bare = (await ben.call("POST", `${base}/type/email`, { name: "A host's", template: { html: "<p>1</p>" } })).json().id;
    expect((await ben.call("PATCH", `${base}/${bare}`, { template: { html: "<p>2</p>" } })).statusCode).toBe(200);
    expect(await emailOf(ben, bare)).toBe("<p>2</p>");
    const hers = (await create(owner, document)).json().id;
    expect((await forge(owner, hers, document)).statusCode).toBe(200);
    expect(await emailOf(owner, hers)).toBe("<p>Forged</p>");
  });

  test("locks do not hold for the owner, nor for an administrator who shares it, nor for the owner of a copy", async () => {
    const admin = await server.addUser({ role: "ROLE_ADMIN" });
    const id = await shareWith(admin, content(heading("Fixed", fixed)));
    expect((await save(owner, id, content(heading("Hers", fixed)))).statusCode).toBe(200);
    expect((await save(admin, id, content(heading("Theirs")))).statusCode).toBe(200);
    const shared = await shareWith(ben, content(heading("Fixed", fixed)));
    const copy = (await ben.call("POST", `${base}/${shared}/clone`)).json().id;
    expect((await save(ben, copy, content(heading("His")))).statusCode).toBe(200);
  });

  test("without the right in their plan nobody adds or changes custom code, and what is there may stay and go", async () => {
    const refused = await create(ben, content(code("<b>1</b>")));
    expect([refused.statusCode, refused.json().code, faultsOf(refused)]).toEqual([403, "plan-required", ["k plan-required"]]);
    const id = await shareWith(ben, content(code("<b>1</b>")));
    expect((await save(ben, id, content(heading("New"), code("<b>1</b>")))).statusCode).toBe(200);
    expect(faultsOf(await save(ben, id, content(code("<b>2</b>"))))).toEqual(["k plan-required"]);
    expect(faultsOf(await save(ben, id, content(code("<b>1</b>"), { ...code("<b>1</b>"), id: "l" })))).toEqual(["l plan-required"]);
    expect((await save(ben, id, content(heading("New")))).statusCode).toBe(200);
    await ben.call("PATCH", `${base}/sharing/${id}/lock/false`);
    expect((await save(owner, id, content(code("<b>3</b>")))).statusCode).toBe(200);
  });

  test("a free plan has no custom code, right or not; products need theirs", async () => {
    const free = await server.addUser({ plan: 0, entitlements: ["custom-code", "products"] });
    expect((await create(free, content(code("<b>1</b>")))).json().code).toBe("plan-required");
    const shop = page({ id: "p", type: "products", props: {} });
    expect((await create(free, shop)).statusCode).toBe(201);
    expect((await create(ben, shop)).json().code).toBe("plan-required");
  });

  test("a copy, and a template from a layout, keep what they bring along, and nothing is added to it", async () => {
    const admin = await server.addUser({ role: "ROLE_ADMIN", entitlements: ["custom-code"] });
    const layout = { name: "Layout", ...bodyOf(content(code("<b>1</b>"))) };
    const systemTemplateId = (await admin.call("POST", "/api/v2/systemtemplate/type/email", layout)).json().id;
    const from = (components: object) =>
      ben.call("POST", `${base}/type/email`, { name: "From it", systemTemplateId, ...bodyOf(components) });
    expect((await ben.call("POST", `${base}/type/email`, { name: "As it is", systemTemplateId })).statusCode).toBe(201);
    expect((await from(content(heading("Mine"), code("<b>1</b>")))).statusCode).toBe(201);
    expect((await from(content(code("<b>2</b>")))).json().code).toBe("plan-required");
    const id = await shareWith(ben, content(code("<b>1</b>")));
    const copy = (await ben.call("POST", `${base}/${id}/clone`)).json().id;
    expect((await save(ben, copy, content(code("<b>1</b>")))).statusCode).toBe(200);
    expect((await save(ben, copy, content(code("<b>2</b>")))).json().code).toBe("plan-required");
  });

  test("modules and layouts are no way around", async () => {
    const draft = (html: string) => ({ name: "Module", html: "<b>1</b>", css: "", components: { type: "code", props: { html } } });
    const module = await ben.call("POST", "/api/v2/customblocks", draft("<b>1</b>"));
    expect([module.statusCode, module.json().code]).toEqual([403, "plan-required"]);
    const { id } = (await ben.call("POST", "/api/v2/customblocks", { ...draft(""), components: { type: "heading" } })).json();
    expect((await ben.call("PUT", `/api/v2/customblocks/${id}`, draft("<b>1</b>"))).json().code).toBe("plan-required");
    expect((await owner.call("POST", "/api/v2/customblocks", draft("<b>1</b>"))).statusCode).toBe(201);
    const admin = await server.addUser({ role: "ROLE_ADMIN" });
    const layout = await admin.call("POST", "/api/v2/systemtemplate/type/email", { name: "Layout", ...bodyOf(content(code("<b>1</b>"))) });
    expect(layout.json().code).toBe("plan-required");
  });
});
