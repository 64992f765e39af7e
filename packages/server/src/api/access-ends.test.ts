import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";

describe.each(testEngines)("access that ends, on $name", (engine) => {
  let server: TestServer;
  let owner: TestUser;
  let ben: TestUser;
  let id: string;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.close());

  beforeEach(async () => {
    owner = await server.addUser({ firstName: "Ann" });
    ben = await server.addUser({ firstName: "Ben" });
    const template = { html: "<p>Ours</p>" };
    id = (await owner.call("POST", `${base}/type/email`, { name: "Ours", template })).json().id;
    await share(ben.id);
  });

  const share = (...collaborators: string[]) => owner.call("PATCH", `${base}/sharing/${id}`, { collaborators });
  const statusOf = async (url: string) => (await server.inject({ url })).statusCode;
  const linkOf = async (user: TestUser) => {
    server.clock.advance(1000);
    const { url } = (await user.call("POST", `${base}/${id}/share-link`)).json();
    return new URL(url).pathname + new URL(url).search;
  };
  /** Every address that shows the template to this person in a frame or window. */
  const addressesOf = async (user: TestUser): Promise<string[]> => {
    const { previewUrl, showUrl } = (await user.call("GET", `${base}/${id}`)).json();
    const [version] = (await user.call("GET", `${base}/${id}/versions`)).json();
    return [previewUrl, showUrl, version.previewUrl];
  };

  test("addresses work for whoever they were written for", async () => {
    for (const address of [...(await addressesOf(owner)), ...(await addressesOf(ben))]) expect(await statusOf(address)).toBe(200);
  });

  test("withdrawing a share ends every address of that person at once, and no other's", async () => {
    const [his, hers, hisLink, herLink] = [await addressesOf(ben), await addressesOf(owner), await linkOf(ben), await linkOf(owner)];
    await share();
    for (const address of his) expect(await statusOf(address)).toBe(404);
    expect(await statusOf(hisLink)).toBe(404);
    for (const address of [...hers, herLink]) expect(await statusOf(address)).toBe(200);
  });

  test("ending a session ends the addresses that were written for it", async () => {
    const addresses = await addressesOf(owner);
    await owner.call("DELETE", "/api/v2/session");
    for (const address of addresses) expect(await statusOf(address)).toBe(401);
  });

  test("withdrawing a role ends what it opened, in sessions that go on too", async () => {
    const admin = await server.addUser({ role: "ROLE_ADMIN" });
    const chief = await server.addUser({ role: "ROLE_ADMIN" });
    const opened = ["/api/v2/people", "/api/v2/invitations", "/api/v2/audit", `/api/v2/people/${owner.id}/owned`];
    const statuses = () => Promise.all(opened.map(async (url) => (await admin.call("GET", url)).statusCode));
    expect(await statuses()).toEqual(opened.map(() => 200));
    await chief.call("PATCH", `/api/v2/people/${admin.id}`, { role: "user" });
    expect(await statuses()).toEqual(opened.map(() => 403));
    expect((await admin.call("GET", "/api/v2/session")).json().role).toBe("user");
  });

  test("no address is kept by a browser beyond the right to see it", async () => {
    for (const url of await addressesOf(owner)) expect((await server.inject({ url })).headers["cache-control"]).toBe("private, no-cache");
  });

  test("removing a template ends its links for good, restored or not", async () => {
    const link = await linkOf(owner);
    expect(await statusOf(link)).toBe(200);
    await owner.call("PUT", `${base}/${id}/status/deleted`);
    expect(await statusOf(link)).toBe(404);
    await owner.call("PUT", `${base}/${id}/status/draft`);
    expect(await statusOf(link)).toBe(401);
    expect((await owner.call("GET", `${base}/${id}/share-links`)).json()).toEqual([]);
  });

  test("taking a publication back ends its links", async () => {
    await share();
    await owner.call("PUT", `${base}/${id}/status/published`);
    const link = await linkOf(owner);
    expect(await statusOf(link)).toBe(200);
    await owner.call("PUT", `${base}/${id}/status/draft`);
    expect(await statusOf(link)).toBe(401);
  });

  test("links are listed with maker, end and uses: all of them for the owner, their own for a collaborator", async () => {
    const [hers, his] = [await linkOf(owner), await linkOf(ben)];
    for (const link of [hers, his, his]) await server.inject({ url: link });
    const links = (await owner.call("GET", `${base}/${id}/share-links`)).json();
    expect(links).toMatchObject([
      { makerId: ben.id, makerName: "Ben User", uses: 2, lastUsedAt: expect.any(String) },
      { makerId: owner.id, makerName: "Ann User", uses: 1, expiresAt: expect.any(String) },
    ]);
    expect((await ben.call("GET", `${base}/${id}/share-links`)).json()).toMatchObject([{ makerId: ben.id }]);
    expect(JSON.stringify(links)).not.toContain(new URL(his, "http://x").searchParams.get("t"));
  });

  test("a link is withdrawn by its maker or the owner, and by nobody else", async () => {
    const [hers, his] = [await linkOf(owner), await linkOf(ben)];
    const links: { id: string; makerId: string }[] = (await owner.call("GET", `${base}/${id}/share-links`)).json();
    const idOf = (user: TestUser) => links.find(({ makerId }) => makerId === user.id)?.id;
    expect((await ben.call("DELETE", `${base}/${id}/share-links/${idOf(owner)}`)).statusCode).toBe(404);
    expect(await statusOf(hers)).toBe(200);
    expect((await owner.call("DELETE", `${base}/${id}/share-links/${idOf(ben)}`)).statusCode).toBe(204);
    expect([await statusOf(his), await statusOf(hers)]).toEqual([401, 200]);
  });

  test("all links are withdrawn at once", async () => {
    const links = [await linkOf(owner), await linkOf(ben)];
    expect((await owner.call("DELETE", `${base}/${id}/share-links`)).statusCode).toBe(204);
    for (const link of links) expect(await statusOf(link)).toBe(401);
  });

  test("an unlock holds: who was unlocked cannot take the lock back by saving, only by opening again", async () => {
    expect((await ben.call("PATCH", `${base}/sharing/${id}/lock/true`)).statusCode).toBe(200);
    await owner.call("PATCH", `${base}/sharing/${id}/lock/false`);
    const late = await ben.call("PATCH", `${base}/${id}`, { description: "mine" });
    expect([late.statusCode, late.json().code]).toEqual([423, "lock-released"]);
    const releasedOf = async (user: TestUser) => (await user.call("GET", `${base}/${id}`)).json().releasedFromId;
    expect([await releasedOf(ben), await releasedOf(owner)]).toEqual([ben.id, null]);
    expect((await owner.call("PATCH", `${base}/${id}`, { description: "hers" })).statusCode).toBe(200);
    expect((await ben.call("PATCH", `${base}/sharing/${id}/lock/true`)).statusCode).toBe(200);
    expect((await ben.call("PATCH", `${base}/${id}`, { description: "his" })).statusCode).toBe(200);
  });

  test("who gives a lock back may save again", async () => {
    await ben.call("PATCH", `${base}/sharing/${id}/lock/true`);
    await ben.call("PATCH", `${base}/sharing/${id}/lock/false`);
    expect((await ben.call("PATCH", `${base}/${id}`, { description: "his" })).statusCode).toBe(200);
  });

  test("a favourite is each person's own, whoever holds the lock", async () => {
    await ben.call("PATCH", `${base}/sharing/${id}/lock/true`);
    expect((await owner.call("PATCH", `${base}/${id}`, { tags: "favorite" })).json()).toMatchObject({ tags: "favorite", version: 1 });
    expect((await ben.call("GET", `${base}/${id}`)).json().tags).toBe("");
    const favorites = async (user: TestUser) => [
      (await user.call("GET", `${base}?status=favorited`)).json().elements.length,
      (await user.call("GET", `${base}/counts`)).json().favorited,
    ];
    expect([await favorites(owner), await favorites(ben)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
    await ben.call("PATCH", `${base}/${id}`, { tags: "favorite" });
    expect(await favorites(ben)).toEqual([1, 1]);
    await ben.call("PATCH", `${base}/sharing/${id}/lock/false`);
    await share();
    expect(await favorites(ben)).toEqual([0, 0]);
  });
});
