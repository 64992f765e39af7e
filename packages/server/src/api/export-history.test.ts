import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ExpectedCall } from "../../../destinations/src/testing/fake-service.js";
import { createTestDestinations } from "../testing/test-destinations.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

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
});
