import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ExpectedCall } from "../../../destinations/src/testing/fake-service.js";
import { jobWork } from "../app/job-work.js";
import { jobs, templateExports, users } from "../database/schema.js";
import { runNextJob } from "../jobs/run-jobs.js";
import { createTestDestinations } from "../testing/test-destinations.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser, testWorkspaceId } from "../testing/test-server.js";

const headers = { authorization: "Klaviyo-API-Key pk_of_ours" };
const given = { privateAPIKey: "pk_of_ours" };
const creates = (id: string): ExpectedCall => ({
  method: "POST",
  path: "/api/templates",
  headers: { ...headers, "content-type": "application/vnd.api+json" },
  json: { data: { type: "template", attributes: { name: "Spring sale", editor_type: "CODE", html: "<p>1</p>", text: "1" } } },
  answer: { status: 201, body: { data: { id } } },
});
const changes = (id: string, body: string): ExpectedCall => ({
  method: "PATCH",
  path: `/api/templates/${id}`,
  headers: { ...headers, "content-type": "application/vnd.api+json" },
  json: { data: { type: "template", id, attributes: { name: "Spring sale", html: `<p>${body}</p>`, text: body } } },
  answer: { body: { data: { id } } },
});

describe.each(testEngines)("where emails went, on $name", (engine) => {
  const services = createTestDestinations();
  let server: TestServer;
  let ann: TestUser;
  beforeAll(async () => {
    const config = { ...services.config, publicUrl: "https://mail.example.com" };
    server = await startTestServer(engine, { ports: services.ports, config });
    ann = await server.addUser({ firstName: "Ann" });
  }, 60_000);
  afterAll(async () => {
    await server?.close();
    await services.close();
  });

  const plant = async (who = ann) =>
    (await who.call("POST", "/api/v2/usertemplate/type/email", { name: "Spring sale", template: { html: "<p>1</p>" } })).json()
      .id as string;
  const send = (id: string, query = "", who = ann) => {
    server.clock.advance(1000);
    return who.call("POST", `/api/v2/export/mail/KLAVIYO/${id}${query}`, given);
  };
  const list = async (id: string, who = ann) => (await who.call("GET", `/api/v2/usertemplate/${id}/exports`)).json();

  test("an export is told with who sent which version, and whether that is still the newest", async () => {
    const id = await plant();
    const service = await services.script("KLAVIYO", [creates("K-1")]);
    const at = server.clock.now().getTime() + 1000;
    const { id: exportId } = (await send(id)).json();
    expect(service.problems()).toEqual([]);
    const told = {
      ...{ id: exportId, provider: "KLAVIYO", name: "Spring sale", version: 1, isCurrent: true, state: "done", isUpdate: false },
      ...{ externalId: "K-1", externalUrl: null, failure: null, userId: ann.id, userName: expect.stringMatching(/^Ann/) },
      ...{ createdAt: new Date(at).toISOString(), endedAt: new Date(at).toISOString() },
    };
    expect(await list(id)).toEqual([told]);
    await ann.call("PATCH", `/api/v2/usertemplate/${id}`, { template: { html: "<p>2</p>" } });
    expect(await list(id)).toEqual([{ ...told, isCurrent: false }]);
    const [shown] = (await ann.call("GET", "/api/v2/usertemplate?type=email&status=draft&searchTerm=Spring")).json().elements;
    const { createdAt } = told;
    expect(shown.lastExport).toEqual({ provider: "KLAVIYO", name: "Klaviyo", version: 1, isCurrent: false, createdAt });
    expect((await ann.call("GET", `/api/v2/usertemplate/${await plant()}`)).json().lastExport).toBeNull();
  });

  test("sending again changes what is there", async () => {
    const id = await plant();
    const service = await services.script("KLAVIYO", [creates("K-2"), changes("K-2", "2")]);
    const first = (await send(id)).json();
    await ann.call("PATCH", `/api/v2/usertemplate/${id}`, { template: { html: "<p>2</p>" } });
    const again = await send(id, `?again=${first.id}`);
    expect(service.problems()).toEqual([]);
    expect(again.json()).toMatchObject({ isUpdate: true, externalId: "K-2" });
    expect(await list(id)).toMatchObject([
      { version: 2, isUpdate: true, externalId: "K-2" },
      { version: 1, isUpdate: false, externalId: "K-2" },
    ]);
  });

  test("what somebody removed there is made anew, and that is said", async () => {
    const id = await plant();
    const missing = { ...changes("K-3", "1"), answer: { status: 404, body: { errors: [{ detail: "no such template" }] } } };
    const service = await services.script("KLAVIYO", [creates("K-3"), missing, creates("K-4")]);
    const first = (await send(id)).json();
    expect((await send(id, `?again=${first.id}`)).json()).toMatchObject({ isUpdate: false, externalId: "K-4" });
    expect(service.problems()).toEqual([]);
  });

  test("a service that changes nothing makes something new each time", async () => {
    const id = await plant();
    const close = await services.answer("ECOMAIL", () => ({ id: 7 }));
    const ecomail = (query: string) => ann.call("POST", `/api/v2/export/mail/ECOMAIL/${id}${query}`, { apiKey: "k" });
    const first = (await ecomail("")).json();
    expect((await ecomail(`?again=${first.id}`)).json()).toMatchObject({ isUpdate: false, externalId: "7" });
    await close();
  });

  test("only an export of the same template to the same service, which arrived, is sent again", async () => {
    const [id, other] = [await plant(), await plant()];
    const failing = { ...creates(""), answer: { status: 401, body: {} } };
    await services.script("KLAVIYO", [creates("K-5"), failing]);
    const first = (await send(id)).json();
    expect((await send(id)).statusCode).toBe(422);
    const [failed] = await list(id);
    expect(failed).toMatchObject({ state: "failed", failure: "AUTH", externalId: null });
    const wrong = { code: "invalid-request", fields: [{ field: "again", code: "invalid" }] };
    expect((await send(other, `?again=${first.id}`)).json()).toMatchObject(wrong);
    expect((await send(id, `?again=${failed.id}`)).json()).toMatchObject(wrong);
    expect((await send(id, `?again=${server.ports.ids.uuid()}`)).json()).toMatchObject(wrong);
    expect((await ann.call("POST", `/api/v2/export/mail/BREVO/${id}?again=${first.id}`, { apiKey: "k" })).json()).toMatchObject(wrong);
    expect(await list(other)).toEqual([]);
  });

  test("a collaborator sees and sends again what the owner sent; a stranger does neither", async () => {
    const id = await plant();
    const service = await services.script("KLAVIYO", [creates("K-6"), changes("K-6", "1")]);
    const first = (await send(id)).json();
    const [ben, stranger] = [await server.addUser({ firstName: "Ben" }), await server.addUser()];
    await ann.call("PATCH", `/api/v2/usertemplate/sharing/${id}`, { collaborators: [ben.id] });
    expect((await send(id, `?again=${first.id}`, ben)).json()).toMatchObject({ isUpdate: true });
    expect(service.problems()).toEqual([]);
    expect((await list(id)).map(({ userId }: { userId: string }) => userId)).toEqual([ben.id, ann.id]);
    expect((await stranger.call("GET", `/api/v2/usertemplate/${id}/exports`)).statusCode).toBe(403);
  });

  describe("of many at once", () => {
    const sendMany = (ids: readonly string[], more: object = {}, jobHeaders: Record<string, string> = {}) =>
      ann.call("POST", "/api/v2/export/many/KLAVIYO", { ids, given, ...more }, jobHeaders);
    const look = async (id: string, who = ann) => (await who.call("GET", `/api/v2/export/bulk/${id}`)).json();
    const runAll = async () => {
      while (await runNextJob(server.ports, jobWork, { onFault: () => {} })) {}
    };
    const failing = (status: number) => ({ ...creates(""), answer: { status, body: { errors: [{ detail: "No." }] } } });
    const stored = async (id: string) => (await server.ports.database.select().from(jobs).where(eq(jobs.id, id)))[0];

    test("each goes once for a double click, stands among the exports of its template, and what was given is forgotten", async () => {
      const ids = [await plant(), await plant()];
      const service = await services.script("KLAVIYO", [creates("K-7"), creates("K-8")]);
      const jobHeaders = { "x-job-id": server.ports.ids.uuid() };
      const clicks = await Promise.all([1, 2].map(() => sendMany(ids, {}, jobHeaders)));
      expect(clicks.map((click) => [click.statusCode, click.json().id])).toEqual([1, 2].map(() => [201, jobHeaders["x-job-id"]]));
      expect(JSON.stringify(await stored(jobHeaders["x-job-id"]))).not.toContain("pk_of_ours");
      await runAll();
      expect(service.problems()).toEqual([]);
      const told = { name: "Spring sale", state: "done", failure: null, message: "", externalUrl: null };
      expect(await look(jobHeaders["x-job-id"])).toMatchObject({
        ...{ provider: "KLAVIYO", state: "done", fileUrl: null },
        results: ids.map((templateId) => ({ templateId, ...told })),
      });
      expect(await list(ids[1] ?? "")).toMatchObject([{ state: "done", externalId: "K-8", userId: ann.id }]);
      expect((await stored(jobHeaders["x-job-id"]))?.input).toMatchObject({ account: null });
      expect((await look(jobHeaders["x-job-id"], await server.addUser())).code).toBe("not-found");
    });

    test("sent again, each is changed where it went before; what is gone there is made anew, and each says which it was", async () => {
      const ids = [await plant(), await plant(), await plant()];
      const [first = "", second = ""] = ids;
      const missing = { ...changes("K-22", "1"), answer: { status: 404, body: { errors: [{ detail: "no such template" }] } } };
      const calls = [creates("K-20"), creates("K-21"), creates("K-22"), changes("K-21", "1"), missing, creates("K-23"), creates("K-24")];
      const service = await services.script("KLAVIYO", [...calls, creates("K-25")]);
      for (const id of [first, first, second]) await send(id);
      const before = await ann.call("POST", "/api/v2/export/many/KLAVIYO/look", { ids });
      expect(before.json().map(({ wasSent }: { wasSent: boolean }) => wasSent)).toEqual([true, true, false]);
      const { id } = (await sendMany(ids, { isAgain: true })).json();
      await runAll();
      const effects = (await look(id)).results.map(({ effect }: { effect: string }) => effect);
      expect(effects).toEqual(["changed", "remade", "made"]);
      expect((await list(first))[0]).toMatchObject({ externalId: "K-21", isUpdate: true });
      const { id: other } = (await sendMany([first])).json();
      await runAll();
      expect((await look(other)).results).toMatchObject([{ effect: "made" }]);
      expect(service.problems()).toEqual([]);
    });

    test("what is refused is told with the service's reason; one that may not be sent, and one that is gone, are left out", async () => {
      const stranger = await server.addUser();
      const ids = [await plant(), await plant(stranger), server.ports.ids.uuid(), await plant()];
      const service = await services.script("KLAVIYO", [failing(400), creates("K-9")]);
      const { id } = (await sendMany(ids)).json();
      await runAll();
      expect(service.problems()).toEqual([]);
      const { results } = await look(id);
      expect(results.map(({ state, failure }: { state: string; failure: string }) => [state, failure])).toEqual([
        ["refused", "VALIDATION"],
        ["refused", "template-not-found"],
        ["refused", "template-not-found"],
        ["done", null],
      ]);
      expect(results[0].message).toBe("No.");
    });

    test("a service that lets nobody in is not asked again for the others", async () => {
      const ids = [await plant(), await plant()];
      const service = await services.script("KLAVIYO", [failing(401)]);
      const { id } = (await sendMany(ids)).json();
      await runAll();
      expect(service.problems()).toEqual([]);
      expect(await look(id)).toMatchObject({ state: "done", results: [{ state: "refused", failure: "AUTH" }, { state: "waiting" }] });
    });

    test("one whose asker may do nothing any more fails, and what was given is forgotten", async () => {
      const { id } = (await sendMany([await plant()])).json();
      const beActive = (deactivatedAt: Date | null) =>
        server.ports.database.update(users).set({ deactivatedAt }).where(eq(users.id, ann.id));
      await beActive(new Date());
      await runAll();
      await beActive(null);
      expect(await stored(id)).toMatchObject({ state: "failed", input: { account: null } });
    });

    test("more than one turn of them go on where the last one ended", async () => {
      const ids = await Promise.all(Array.from({ length: 12 }, () => plant()));
      let number = 0;
      const close = await services.answer("KLAVIYO", () => {
        number += 1;
        return { data: { id: `T-${number}` } };
      });
      const { id } = (await sendMany(ids)).json();
      const step = () => runNextJob(server.ports, jobWork, { onFault: () => {} });
      await step();
      const states = async () => (await look(id)).results.map(({ state }: { state: string }) => state);
      expect(await states()).toEqual([...Array(10).fill("done"), "waiting", "waiting"]);
      await step();
      expect([await states(), number]).toEqual([Array(12).fill("done"), 12]);
      await close();
    });

    test("what a server began that ended is uncertain, and not begun again", async () => {
      const ids = [await plant(), await plant()];
      const service = await services.script("KLAVIYO", [creates("K-10")]);
      const { id } = (await sendMany(ids)).json();
      const job = await stored(id);
      const [exportId = ""] = Object(job?.input).exportIds as string[];
      const about = { id: exportId, workspaceId: testWorkspaceId, templateId: ids[0] ?? "", provider: "KLAVIYO", version: 1 };
      await server.ports.database
        .insert(templateExports)
        .values({ ...about, state: "running", name: "Spring sale", createdAt: server.clock.now() });
      await runAll();
      expect(service.problems()).toEqual([]);
      expect(await look(id)).toMatchObject({ results: [{ state: "uncertain" }, { state: "done" }] });
    });

    test("cancelled between two emails the one that went is told, and nothing of what was given is kept", async () => {
      const ids = [await plant(), await plant()];
      const close = await services.answer("KLAVIYO", () => ({ data: { id: "K-11" } }));
      const jobId = (await sendMany(ids)).json().id;
      const { outbound } = server.ports;
      if (!outbound) throw new Error("This server may call.");
      const cancelling: typeof outbound = {
        ...outbound,
        send: async (...call) => {
          await ann.call("DELETE", `/api/v2/jobs/${jobId}`);
          return outbound.send(...call);
        },
      };
      server.ports.outbound = cancelling;
      await runAll();
      server.ports.outbound = outbound;
      await close();
      expect(await look(jobId)).toMatchObject({ state: "cancelled", results: [{ state: "done" }, { state: "waiting" }] });
      expect((await stored(jobId))?.input).toMatchObject({ account: null });
      expect((await ann.call("POST", `/api/v2/jobs/${jobId}/retry`)).json().code).toBe("job-ended");
    });

    test("what is asked for is refused at once where it is not whole; a kept account needs nothing else", async () => {
      const ids = [await plant()];
      expect((await sendMany(ids, { given: {} })).json()).toMatchObject({ code: "invalid-request", fields: [{ field: "privateAPIKey" }] });
      expect((await sendMany(ids, { given: { connectionId: server.ports.ids.uuid() } })).json().code).toBe("not-found");
      const kept = (await ann.call("POST", "/api/v2/connections", { provider: "KLAVIYO", name: "Ours", given })).json();
      const service = await services.script("KLAVIYO", [creates("K-12")]);
      const { id } = (await sendMany(ids, { given: { connectionId: kept.id, privateAPIKey: "pk_beside_it" } })).json();
      expect(JSON.stringify(await stored(id))).not.toMatch(/pk_/);
      await runAll();
      expect(service.problems()).toEqual([]);
      expect(await look(id)).toMatchObject({ results: [{ state: "done" }] });
    });

    test("what does not arrive as it is meant is told before anything is sent", async () => {
      const html = "<p>{{ birthday | default: 'soon' }} {{ first_name }}<img src='http://localhost/a.png'></p>";
      const tagged = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "Tags", template: { html } })).json().id;
      const gone = server.ports.ids.uuid();
      const answer = await ann.call("POST", "/api/v2/export/many/MOOSEND/look", { ids: [tagged, gone] });
      expect(answer.json()).toMatchObject([
        { templateId: tagged, refusal: null, problems: [], unreached: [{ fault: "computer" }], errors: [] },
        { templateId: gone, refusal: "template-not-found", untranslated: [] },
      ]);
      expect(answer.json()[0].untranslated.map(({ problem }: { problem: string }) => problem)).toEqual(["no-fallback"]);
      const chosen = { ids: [tagged], choices: { purposes: ["transactional"] } };
      const [transactional] = (await ann.call("POST", "/api/v2/export/many/MAILJET/look", chosen)).json();
      expect(transactional.problems).toEqual([]);
      const [marketing] = (await ann.call("POST", "/api/v2/export/many/MAILJET/look", { ids: [tagged] })).json();
      expect(marketing.problems).toMatchObject([{ code: "own-unsubscribe" }]);
    });
  });
});
