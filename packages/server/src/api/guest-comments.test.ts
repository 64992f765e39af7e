import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditLog, comments } from "../database/schema.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";
const block = (id: string, type: string, props: object, children?: readonly object[]) => ({
  id,
  type,
  props,
  ...(children && { children }),
});
const components = {
  version: 1,
  settings: {},
  root: block("root", "root", {}, [
    block("w1", "wrapper", {}, [
      block("s1", "section", {}, [
        block("c1", "cell", {}, [
          block("b1", "button", { label: "Shop now" }),
          block("t1", "text", { text: "<p>All prices hold until Friday.</p>" }),
          block("m1", "menu", { links: [{ text: "Coats" }, { text: "Boots" }] }),
        ]),
      ]),
    ]),
  ]),
};
const words = { prop: "text", quote: "until Friday", before: "All prices hold ", after: ".", start: 13 };
const keyOf = (letter: string) => letter.repeat(43);

describe.each(testEngines)("what guests write on $name", (engine) => {
  let server: TestServer;
  let ann: TestUser;
  let id: string;
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { siteDir: "a site" } });
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    ann = await server.addUser({ workspaceId: server.ports.ids.uuid(), firstName: "Ann" });
    const body = { name: "Autumn sale", template: { html: "<p>As stored</p>", components } };
    id = (await ann.call("POST", `${base}/type/email`, body)).json().id;
  }, 60_000);

  const makeLink = async () => {
    const { id: linkId, url } = (await ann.call("POST", `${base}/${id}/review-link`, {})).json();
    return { linkId, secret: new URL(url).hash.slice(1) };
  };
  /** Somebody opens a link, in a browser that keeps a key or none. */
  const visit = async ({ linkId, secret }: Awaited<ReturnType<typeof makeLink>>, key?: string) => {
    const opened = (await server.inject({ method: "POST", url: `/api/v2/review/${linkId}`, payload: { secret } })).json();
    const headers = { "x-review-token": opened.token, ...(key !== undefined && { "x-guest-key": key }) };
    const url = `/api/v2/review/${linkId}/comments`;
    return {
      opened,
      say: (payload: object) => {
        server.clock.advance(1);
        return server.inject({ method: "POST", url, payload: { name: "Gil", text: "Nice", ...payload }, headers });
      },
      change: (comment: string, text: string) => server.inject({ method: "PATCH", url: `${url}/${comment}`, payload: { text }, headers }),
      remove: (comment: string) => server.inject({ method: "DELETE", url: `${url}/${comment}`, headers }),
      read: async () => (await server.inject({ url, headers })).json(),
    };
  };
  const listed = async () => (await ann.call("GET", `/api/v2/comment/template/${id}`)).json();

  test("opening a link tells where the words of the email stand, and a comment on some keeps them for the team and for the guest", async () => {
    const gil = await visit(await makeLink(), keyOf("a"));
    expect(gil.opened.texts).toEqual([
      expect.objectContaining({ prop: "label", blockIds: ["b1"] }),
      { prop: "text", selector: "div", blockIds: ["t1"] },
      expect.objectContaining({ prop: "links", member: "text", blockIds: ["m1"] }),
    ]);
    const written = (await gil.say({ blockId: "t1", anchor: words })).json();
    expect(written.anchor).toEqual(words);
    expect((await gil.read())[0].anchor).toEqual(words);
    expect((await listed())[0]).toMatchObject({ blockId: "t1", anchor: words, isGuest: true });
    const refused = async (payload: object) => (await gil.say(payload)).json().fields;
    expect(await refused({ anchor: words })).toEqual([{ field: "anchor", code: "not-allowed" }]);
    expect(await refused({ threadId: written.id, anchor: words })).toEqual([{ field: "anchor", code: "not-allowed" }]);
    expect(await refused({ blockId: "t1", anchor: { ...words, quote: "x".repeat(301) } })).toEqual([
      { field: "anchor.quote", code: "too-long" },
    ]);
  });

  test("a guest changes and deletes an own comment, and the team sees both", async () => {
    const gil = await visit(await makeLink(), keyOf("a"));
    const { id: own, isOwn } = (await gil.say({ text: "Could it be green?" })).json();
    expect(isOwn).toBe(true);
    const changed = await gil.change(own, " Dark green? ");
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      expect.objectContaining({ text: "Dark green?", isEdited: true, isOwn: true }),
    ]);
    expect(await listed()).toMatchObject([{ text: "Dark green?", userName: "Gil", editedAt: expect.any(String) }]);
    server.clock.advance(1);
    await ann.call("POST", "/api/v2/comment", { templateId: id, threadId: own, text: "We try it" });
    expect((await gil.remove(own)).statusCode).toBe(204);
    expect(await gil.read()).toMatchObject([{ text: "", isDeleted: true, isOwn: false }, { text: "We try it" }]);
    expect((await gil.change(own, "Again")).json().code).toBe("not-yours");
    const { id: reply } = (await gil.say({ threadId: own, text: "Thanks" })).json();
    expect((await gil.remove(reply)).statusCode).toBe(204);
    const rows = await server.ports.database.select().from(auditLog).where(eq(auditLog.target, id));
    const done = rows.filter(({ by }) => by === "guest").map(({ operation }) => operation);
    expect(done).toEqual(expect.arrayContaining(["changeReviewComment", "deleteReviewComment"]));
  });

  test("nobody else does: no other guest of the link under the same name, none without a key, none of another link with the same key", async () => {
    const [link, other] = [await makeLink(), await makeLink()];
    const gil = await visit(link, keyOf("a"));
    const { id: own } = (await gil.say({})).json();
    for (const guest of [await visit(link, keyOf("b")), await visit(link)]) {
      expect((await guest.read())[0].isOwn).toBe(false);
      expect((await guest.change(own, "Mine")).json().code).toBe("not-yours");
      expect([(await guest.remove(own)).statusCode, (await guest.remove(own)).json().code]).toEqual([403, "not-yours"]);
    }
    const elsewhere = await visit(other, keyOf("a"));
    expect((await elsewhere.change(own, "Mine")).json().code).toBe("not-found");
    for (const unknown of [server.ports.ids.uuid(), "no-id-at-all"]) {
      expect((await elsewhere.remove(unknown)).json().code).toBe("not-found");
      expect((await elsewhere.change(unknown, "Mine")).json().code).toBe("not-found");
    }
    const internal = (await ann.call("POST", "/api/v2/comment", { templateId: id, text: "Among us" })).json().id;
    expect((await gil.change(internal, "Mine")).json().code).toBe("not-found");
    server.clock.advance(1);
    const answer = (await ann.call("POST", "/api/v2/comment", { templateId: id, text: "Ours", threadId: own })).json().id;
    expect((await gil.change(answer, "Mine")).json().code).toBe("not-yours");
    const unkept = await visit(link);
    const { id: nobodys } = (await unkept.say({})).json();
    expect((await unkept.change(nobodys, "Mine")).json().code).toBe("not-yours");
    expect((await gil.read()).map(({ text }: { text: string }) => text)).toEqual(["Nice", "Ours", "Nice"]);
  });

  test("of a key only a hash is stored, and no answer holds it; one that is no key is refused", async () => {
    const gil = await visit(await makeLink(), keyOf("a"));
    const { id: own } = (await gil.say({})).json();
    const [row] = await server.ports.database.select().from(comments).where(eq(comments.id, own));
    expect(row?.guestKeyHash).toMatch(/^[0-9a-f]{64}$/);
    const answers = JSON.stringify([await listed(), await gil.read()]);
    expect(answers).not.toContain(row?.guestKeyHash);
    expect(answers).not.toContain("guestKey");
    const weak = await visit(await makeLink(), "gil");
    expect((await weak.say({})).json().code).toBe("invalid-request");
  });

  test("twenty comments, changes and deletions a minute are the most, whatever is left of them", async () => {
    const gil = await visit(await makeLink(), keyOf("a"));
    for (let nth = 0; nth < 6; nth++) {
      const { id: own } = (await gil.say({})).json();
      expect((await gil.change(own, `Nicer ${nth}`)).statusCode).toBe(200);
      expect((await gil.remove(own)).statusCode).toBe(204);
    }
    const { id: own } = (await gil.say({})).json();
    expect((await gil.change(own, "Last")).statusCode).toBe(200);
    const late = await gil.change(own, "Once more");
    expect([late.statusCode, late.json().code, Number(late.headers["retry-after"])]).toEqual([429, "too-many-requests", 60]);
    expect((await gil.remove(own)).json().code).toBe("too-many-requests");
    server.clock.advance(61_000);
    expect((await gil.remove(own)).statusCode).toBe(204);
  });

  test("a guest of a link that was revoked changes nothing any more", async () => {
    const link = await makeLink();
    const gil = await visit(link, keyOf("a"));
    const { id: own } = (await gil.say({})).json();
    await ann.call("DELETE", `${base}/${id}/share-links/${link.linkId}`);
    expect((await gil.change(own, "Late")).json().code).toBe("review-link-revoked");
    expect((await gil.remove(own)).json().code).toBe("review-link-revoked");
    expect(await listed()).toMatchObject([{ text: "Nice" }]);
  });
});
