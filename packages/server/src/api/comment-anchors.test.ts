import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prepareDatabase } from "../seed/prepare.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const words = { prop: "text", quote: "until Friday", before: "All prices hold ", after: ", while stocks last", start: 13 };

describe.each(testEngines)("comments on words on $name", (engine) => {
  let server: TestServer;
  let owner: TestUser;
  let ann: TestUser;
  let id: string;
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { authMode: "demo" } });
    await prepareDatabase(server.ports, server.config);
    owner = await server.addUser({ workspaceId: "demo" });
    ann = await server.addUser({ workspaceId: "demo" });
    id = (await owner.call("POST", "/api/v2/usertemplate/type/email", { name: "Quoted", template: { html: "" } })).json().id;
    await owner.call("PATCH", `/api/v2/usertemplate/sharing/${id}`, { collaborators: [ann.id] });
  }, 60_000);
  afterAll(() => server?.close());

  const write = (user: TestUser, text: string, more: object = {}) => {
    server.clock.advance(1);
    return user.call("POST", "/api/v2/comment", { templateId: id, text, ...more });
  };
  const list = async () => (await ann.call("GET", `/api/v2/comment/template/${id}`)).json();

  test("keep the words as they were quoted, of a list with the item they stand in", async () => {
    const { id: threadId, anchor } = (await write(owner, "Which one?", { blockId: "b7", anchor: words })).json();
    expect(anchor).toEqual(words);
    const inList = { ...words, prop: "items", item: 2, member: "label" };
    await write(ann, "And here?", { blockId: "b8", anchor: inList });
    await write(ann, "The next", { threadId });
    expect((await list()).map((each: { anchor: unknown }) => each.anchor)).toEqual([words, inList, null]);
  });

  test.each([
    ["without a block", { anchor: words }, "anchor", "not-allowed"],
    ["without words", { blockId: "b7", anchor: { ...words, quote: " \n " } }, "anchor.quote", "required"],
    ["with too many words", { blockId: "b7", anchor: { ...words, quote: "x".repeat(301) } }, "anchor.quote", "too-long"],
    ["with too much around them", { blockId: "b7", anchor: { ...words, after: "x".repeat(61) } }, "anchor.after", "too-long"],
    ["in a prop that no block has", { blockId: "b7", anchor: { ...words, prop: "<b>" } }, "anchor.prop", expect.any(String)],
    ["in an item that is not said", { blockId: "b7", anchor: { ...words, member: "label" } }, "anchor.item", "required"],
    ["in what of an item is not said", { blockId: "b7", anchor: { ...words, item: 1 } }, "anchor.member", "required"],
  ])("%s are refused", async (_, more, field, code) => {
    expect((await write(ann, "x", more)).json().fields).toEqual([{ field, code }]);
  });

  test("are the first of their thread: a reply has no words of its own", async () => {
    const { id: threadId } = (await write(owner, "Still right?", { blockId: "b7" })).json();
    expect((await write(ann, "x", { threadId, anchor: words })).json().fields).toEqual([{ field: "anchor", code: "not-allowed" }]);
  });
});
