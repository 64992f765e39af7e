import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Quotas, unlimited } from "../config/quotas.js";
import { MailFault } from "../ports/mailer/mailer.js";
import { testEngines } from "../testing/test-engines.js";
import { writeUploadForm } from "../testing/test-form.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

describe.each(testEngines)("limits on $name", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.close());

  let workspaces = 0;
  /** A person in a workspace of their own, under these limits. */
  async function under(quotas: Partial<Quotas>, plan = 1): Promise<TestUser> {
    server.ports.quotas = { ...unlimited, ...quotas };
    workspaces += 1;
    return server.addUser({ workspaceId: `w${workspaces}`, plan });
  }
  const create = (user: TestUser, html = "<p>1</p>") =>
    user.call("POST", "/api/v2/usertemplate/type/email", { name: "T", template: { html } });
  const usageOf = async (user: TestUser) => (await user.call("GET", "/api/v2/usage")).json().quotas;

  test("what is not limited is not counted", async () => {
    const ann = await under({});
    expect((await create(ann)).statusCode).toBe(201);
    expect(await usageOf(ann)).toEqual([]);
  });

  test("templates end at the limit of a person, also for copies, and go on when one is gone", async () => {
    const ann = await under({ user: { templates: 2 } });
    const first = (await create(ann)).json();
    expect((await create(ann)).statusCode).toBe(201);
    const refused = await create(ann);
    expect([refused.statusCode, refused.json().code]).toEqual([422, "quota-templates"]);
    expect(refused.json()).toMatchObject({ quota: { kind: "templates", scope: "user", limit: 2, used: 2 } });
    expect((await ann.call("POST", `/api/v2/usertemplate/${first.id}/clone`)).json().code).toBe("quota-templates");
    expect(await usageOf(ann)).toEqual([{ kind: "templates", scope: "user", limit: 2, used: 2 }]);
    await ann.call("PUT", `/api/v2/usertemplate/${first.id}/status/deleted`);
    await ann.call("DELETE", `/api/v2/usertemplate/${first.id}`);
    expect((await create(ann)).statusCode).toBe(201);
  });

  test("twenty at once pass by none more than the limit has", async () => {
    const ann = await under({ workspace: { templates: 3 } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(ann)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    expect(await usageOf(ann)).toEqual([{ kind: "templates", scope: "workspace", limit: 3, used: 3 }]);
  });

  test("a workspace's limit is shared by its people, and what came with the product does not count", async () => {
    const ann = await under({ workspace: { templates: 1, modules: 1 } });
    const ben = await server.addUser({ workspaceId: `w${workspaces}` });
    expect((await create(ann)).statusCode).toBe(201);
    expect((await create(ben)).json()).toMatchObject({ code: "quota-templates", quota: { scope: "workspace", limit: 1, used: 1 } });
    expect((await ben.call("POST", "/api/v2/customblocks", { name: "M" })).statusCode).toBe(201);
    expect((await ann.call("POST", "/api/v2/customblocks", { name: "M" })).json().code).toBe("quota-modules");
  });

  test("a plan has limits of its own", async () => {
    const quotas = { user: { templates: 5 }, plans: { 0: { templates: 1 } } };
    const free = await under(quotas, 0);
    await create(free);
    expect((await create(free)).json().quota.limit).toBe(1);
    const paying = await under(quotas, 2);
    await create(paying);
    expect((await create(paying)).statusCode).toBe(201);
  });

  test("bytes: what grows is refused, what shrinks or stays is saved though there is too much", async () => {
    const ann = await under({ user: { bytes: 1000 } });
    const { id } = (await create(ann, "x".repeat(900))).json();
    const save = (length: number) => ann.call("PATCH", `/api/v2/usertemplate/${id}`, { template: { html: "y".repeat(length) } });
    expect((await save(1200)).json()).toMatchObject({ code: "quota-bytes", quota: { limit: 1000, used: 900 } });
    expect((await ann.call("POST", "/api/v2/customblocks", { name: "M", html: "z".repeat(200) })).json().code).toBe("quota-bytes");
    server.ports.quotas = { ...unlimited, user: { bytes: 500 } };
    expect((await save(850)).statusCode).toBe(200);
    expect((await save(851)).json().code).toBe("quota-bytes");
  });

  test("pictures: all of an upload or none, and the same one again costs nothing", async () => {
    const ann = await under({ user: { pictures: 2 } });
    const draw = (red: number) =>
      sharp({ create: { width: 4, height: 4, channels: 3, background: { r: red, g: 0, b: 0 } } })
        .png()
        .toBuffer();
    const upload = async (...reds: number[]) => {
      const files = await Promise.all(reds.map(async (red) => ({ name: `${red}.png`, bytes: await draw(red) })));
      const { headers, payload } = writeUploadForm(files);
      return server.inject({ method: "POST", url: "/api/v2/assets", headers: { ...ann.headers, ...headers }, payload });
    };
    expect((await upload(1)).statusCode).toBe(201);
    expect((await upload(2, 3)).json()).toMatchObject({ code: "quota-pictures", quota: { used: 1 } });
    expect((await upload(2)).statusCode).toBe(201);
    expect((await upload(2)).statusCode).toBe(201);
    expect((await upload(3)).json().code).toBe("quota-pictures");
    expect((await ann.call("GET", "/api/v2/assets/user")).json()).toHaveLength(2);
  });

  test("mails: one for each recipient, until the day is over; what was not sent is given back", async () => {
    const ann = await under({ user: { mails: 3 } });
    const { id } = (await create(ann)).json();
    const send = (...to: string[]) => ann.call("POST", `/api/v2/usertemplate/sendtestmail/${id}`, { to });
    expect((await send("a@x.test", "b@x.test")).statusCode).toBe(200);
    expect((await send("a@x.test", "b@x.test")).json()).toMatchObject({ code: "quota-mails", quota: { limit: 3, used: 2 } });
    const { mailer } = server.ports;
    server.ports.mailer = { ...mailer, send: () => Promise.reject(new MailFault("never", new Error("no"))) };
    expect((await send("a@x.test")).json().code).toBe("mail-not-sent");
    server.ports.mailer = mailer;
    expect((await send("a@x.test")).statusCode).toBe(200);
    expect((await send("a@x.test")).json().code).toBe("quota-mails");
    server.clock.advance(24 * 60 * 60 * 1000);
    await ann.signInAgain();
    expect((await send("a@x.test")).statusCode).toBe(200);
  });
});
