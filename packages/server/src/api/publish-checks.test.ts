import { aButton, aDocument, aSection } from "@mailwright/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";
const withLink = (href: string) => aDocument([aSection(aButton({ label: "Buy a plant", link: { kind: "web", value: href } }, "buy"))]);
/** An email with a hero as somebody wrote it in MJML, which no block of ours stands for. */
function withKeptHero(href: string) {
  const source = `<mj-hero><mj-button href="${href}">Buy a plant</mj-button></mj-hero>`;
  const button = { tagName: "mj-button", attributes: { href }, content: "Buy a plant" };
  const mjml = { page: "p", made: [], written: [{ tagName: "mj-hero", attributes: {}, children: [button] }], source };
  const document = aDocument([aSection(aButton({ label: "Look", link: { kind: "web", value: "https://example.com/" } }, "look"))]);
  const [page] = document.root.children ?? [];
  const hero = { id: "hero", type: "mjml", props: { words: "Buy a plant" }, extras: { mjml } };
  return { ...document, root: { ...document.root, children: [{ ...page, children: [...(page?.children ?? []), hero] }] } };
}

describe.each(testEngines)("publishing with PUBLISH_CHECKS=block, on $name", (engine) => {
  let server: TestServer;
  let ann: TestUser;
  beforeAll(async () => {
    server = await startTestServer(engine, { ports: { checksPublishing: true } });
    ann = await server.addUser();
  }, 60_000);
  afterAll(() => server?.close());

  async function publish(template: object) {
    const { id } = (await ann.call("POST", `${base}/type/email`, { name: "Plants", template })).json();
    const answer = await ann.call("PUT", `${base}/${id}/status/published`);
    const { status } = (await ann.call("GET", `${base}/${id}`)).json();
    return { answer, status };
  }

  test("an email with errors stays a draft, and the refusal names them", async () => {
    const { answer, status } = await publish({ html: "<p>1</p>", components: withLink("http://") });
    expect([answer.statusCode, answer.json().code, status]).toEqual([422, "checks-failed", "draft"]);
    expect(answer.json().error).toMatch(/^The checks found errors in this email\. \S+/);
  });

  test("an email without errors is published", async () => {
    const { answer, status } = await publish({ html: "<p>1</p>", components: withLink("https://example.com/plants") });
    expect([answer.statusCode, status]).toEqual([200, "published"]);
  });

  test("what was kept of imported MJML is looked at as it will be sent", async () => {
    const { answer, status } = await publish({ html: "<p>1</p>", components: withKeptHero("http://") });
    expect([answer.json().code, status]).toEqual(["checks-failed", "draft"]);
    expect(answer.json().error).toContain("Buy a plant");
    expect((await publish({ html: "<p>1</p>", components: withKeptHero("https://example.com/plants") })).status).toBe("published");
  });

  test("a template of HTML alone is not looked at", async () => {
    expect((await publish({ html: "<a href='http://'>x</a>", components: null })).status).toBe("published");
  });
});
