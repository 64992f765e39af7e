import { OutgoingMessage } from "@hocuspocus/server";
import type { ActivityEntry } from "@mailwright/contract";
import { aDocument, aHeading, aSection, aText } from "@mailwright/testing";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import * as Y from "yjs";
import { templateBodies } from "../database/schema.js";
import { useLiveServer } from "../testing/live-server.js";
import { testEngines } from "../testing/test-engines.js";
import type { LiveTester } from "../testing/test-live.js";
import type { TestServer, TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";
const email = () => aDocument([aSection(aHeading({ text: "Hello" }, "title"), aText({ text: "<p>Words</p>" }, "words"))]);

describe.each(testEngines)("a template that people have open together, on $name", (engine) => {
  const live = useLiveServer(engine);
  let server: TestServer;
  let ann: TestUser;
  let ben: TestUser;
  let id: string;

  beforeEach(async () => {
    ({ server } = live);
    [ann, ben] = [await server.addUser({ firstName: "Ann" }), await server.addUser({ firstName: "Ben" })];
    const created = await ann.call("POST", `${base}/type/email`, { name: "Ours", template: { html: "<p>Ours</p>", components: email() } });
    id = created.json().id;
    await share(ben.id);
  });

  const share = (...collaborators: string[]) => ann.call("PATCH", `${base}/sharing/${id}`, { collaborators });
  const lock = (user: TestUser, isLocked: boolean) => user.call("PATCH", `${base}/sharing/${id}/lock/${isLocked}`);
  const open = (user: TestUser, options?: Parameters<typeof live.enter>[2], templateId = id) => live.enter(user, templateId, options);
  async function openBoth(): Promise<[LiveTester, LiveTester]> {
    const both: [LiveTester, LiveTester] = [open(ann), open(ben)];
    for (const tester of both) await expect.poll(tester.isSynced).toBe(true);
    return both;
  }
  async function readStored(): Promise<{ html: string; text: string; version: number }> {
    const { template, version } = (await ann.call("GET", `${base}/${id}`)).json();
    return { html: template.html, text: JSON.stringify(template.components), version };
  }
  async function readChanges() {
    const entries: ActivityEntry[] = (await ann.call("GET", `${base}/${id}/activity`)).json();
    const changes = entries.filter(({ kind }) => kind === "changed");
    return changes.map(({ actorName, count }) => ({ actorName, count }));
  }
  const lastSaid = (tester: LiveTester, kind: string) => tester.said.findLast((each) => each["kind"] === kind);

  test("what one writes is at the other's at once, and is stored as the JSON and the email that every other call reads", async () => {
    const [hers, his] = await openBoth();
    expect(hers.text("title")).toBe("Hello");
    hers.write("title", { text: "Good morning" });
    his.write("words", { text: "<p>His words</p>" });
    await expect.poll(() => his.text("title")).toBe("Good morning");
    await expect.poll(() => hers.text("words")).toBe("<p>His words</p>");
    await expect.poll(() => lastSaid(hers, "stored")?.["version"]).toBe(2);
    const stored = await readStored();
    expect([stored.text, stored.html].map((each) => each.includes("Good morning") && each.includes("His words"))).toEqual([true, true]);
    expect(stored.version).toBe(2);
  });

  test("each who changed something there is told of as one who did, and who only looked is not", async () => {
    const [hers, his] = await openBoth();
    his.write("words", { text: "<p>His words</p>" });
    await expect.poll(() => hers.text("words")).toBe("<p>His words</p>");
    await expect.poll(() => lastSaid(his, "stored")?.["version"]).toBe(2);
    his.write("words", { text: "<p>His other words</p>" });
    await expect.poll(() => lastSaid(his, "stored")?.["version"]).toBe(3);
    expect(await readChanges()).toEqual([{ actorName: "Ben User", count: 2 }]);
  });

  test("the last who leaves has it stored, as a version that is found again", async () => {
    const hers = open(ann);
    await expect.poll(hers.isSynced).toBe(true);
    hers.write("title", { text: "Before I go" });
    await expect.poll(() => lastSaid(hers, "stored")).toBeDefined();
    hers.leave();
    await expect.poll(async () => (await ann.call("GET", `${base}/${id}/versions`)).json().length).toBe(2);
    expect((await readStored()).text).toContain("Before I go");
  });

  test("a save by the API joins as a change: what was written meanwhile stays", async () => {
    const [hers, his] = await openBoth();
    const next = email();
    const changed = JSON.parse(JSON.stringify(next).replace("Hello", "By the API"));
    his.write("words", { text: "<p>Live</p>" });
    expect((await ann.call("PATCH", `${base}/${id}`, { template: { html: "<p>x</p>", components: changed } })).statusCode).toBe(200);
    await expect.poll(() => his.text("title")).toBe("By the API");
    await expect.poll(() => hers.text("words")).toBe("<p>Live</p>");
    await expect.poll(async () => (await readStored()).text).toContain("Live");
    expect((await readStored()).text).toContain("By the API");
  });

  test("a save by the API after one of the room's own is not taken back, not even for a moment, by what is stored next", async () => {
    const [hers, his] = await openBoth();
    hers.write("words", { text: "<p>First</p>" });
    await expect.poll(() => lastSaid(hers, "stored")?.["version"]).toBe(2);
    const changed = JSON.parse((await readStored()).text.replace("Hello", "By the API"));
    expect((await ann.call("PATCH", `${base}/${id}`, { template: { html: "<p>x</p>", components: changed } })).statusCode).toBe(200);
    await expect.poll(() => his.text("title")).toBe("By the API");
    const titles = new Set<unknown>();
    his.doc.on("update", () => titles.add(his.text("title")));
    hers.write("words", { text: "<p>Second</p>" });
    await expect.poll(() => lastSaid(his, "stored")?.["version"]).toBe(4);
    expect([...titles]).toEqual(["By the API"]);
    expect((await readStored()).text).toContain("Second");
  });

  test("nobody comes in without the right to see it", async () => {
    const stranger = await server.addUser();
    const foreigner = await server.addUser({ workspaceId: "elsewhere" });
    for (const [user, reason] of [
      [stranger, "not-a-collaborator"],
      [foreigner, "template-not-found"],
      [{ ...stranger, headers: { "x-session-id": "none" } }, "unauthenticated"],
    ] as const) {
      const tester = open(user);
      await expect.poll(tester.ended).toBe(reason);
      expect(tester.doc.getMap("document").size).toBe(0);
    }
  });

  test("who may only look sees what others do, and what they send reaches nobody", async () => {
    await lock(ben, true);
    const [hers, his] = await openBoth();
    expect(lastSaid(hers, "opened")?.["isReadOnly"]).toBe(true);
    hers.write("title", { text: "Not mine to change" });
    his.write("words", { text: "<p>His</p>" });
    await expect.poll(() => hers.text("words")).toBe("<p>His</p>");
    await expect.poll(() => lastSaid(his, "stored")).toBeDefined();
    expect(his.text("title")).toBe("Hello");
    expect((await server.ports.database.select().from(templateBodies).where(eq(templateBodies.templateId, id)))[0]?.html).not.toContain(
      "Not mine",
    );
  });

  test("a role that changes ends a connection, and whoever comes back has the new one", async () => {
    const shareAs = (role: string) =>
      ann.call("PATCH", `${base}/sharing/${id}`, { collaborators: [ben.id], collaboratorRoles: [{ userId: ben.id, role }] });
    const his = open(ben);
    await expect.poll(() => lastSaid(his, "opened")?.["isReadOnly"]).toBe(false);
    await shareAs("comment");
    await expect.poll(his.ended).toBe("rights-changed");
    const looking = open(ben);
    await expect.poll(() => lastSaid(looking, "opened")?.["isReadOnly"]).toBe(true);
    await shareAs("view");
    await shareAs("edit");
    await expect.poll(looking.ended).toBe("rights-changed");
    const writing = open(ben);
    await expect.poll(writing.isSynced).toBe(true);
    writing.write("title", { text: "By Ben again" });
    await expect.poll(async () => (await readStored()).text.includes("By Ben again")).toBe(true);
  });

  test("a right that ends closes the connection: a share, a lock, a session", async () => {
    const [hers, his] = await openBoth();
    await share();
    await expect.poll(his.ended).toBe("template-not-found");
    expect(hers.ended()).toBeUndefined();
    await share(ben.id);
    await lock(ben, true);
    await expect.poll(hers.ended).toBe("rights-changed");
    const again = open(ben);
    await expect.poll(again.isSynced).toBe(true);
    await ben.call("DELETE", "/api/v2/session");
    await expect.poll(again.ended).toBe("session-ended");
  });

  test("a block that its owner locked is changed by nobody else, whatever their client sends", async () => {
    const locked = JSON.parse(JSON.stringify(email()).replace('"id":"title"', '"id":"title","extras":{"lock":{"content":true}}'));
    await ann.call("PATCH", `${base}/${id}`, { template: { html: "<p>x</p>", components: locked } });
    const [hers, his] = await openBoth();
    his.write("title", { text: "Mine" });
    await expect.poll(his.ended).toBe("block-locked");
    hers.write("title", { text: "Hers" });
    await expect.poll(() => lastSaid(hers, "stored")).toBeDefined();
    expect(hers.text("title")).toBe("Hers");
  });

  test("hostile peers are shown out, and nobody else notices", async () => {
    const hers = open(ann);
    await expect.poll(hers.isSynced).toBe(true);
    const other = (
      await ben.call("POST", `${base}/type/email`, { name: "His", template: { html: "<p>x</p>", components: email() } })
    ).json().id;
    const attacks: [string, (peer: LiveTester) => void][] = [
      ["malformed", (peer) => peer.send(new Uint8Array([255, 255, 255, 255, 255, 1]))],
      ["malformed", (peer) => peer.send(new OutgoingMessage(id).writeBroadcastStateless('{"kind":"stored"}').toUint8Array())],
      [
        "malformed",
        (peer) =>
          peer.send(
            new OutgoingMessage(id)
              .createSyncMessage()
              .writeUpdate(new Uint8Array([9, 9, 9, 9]))
              .toUint8Array(),
          ),
      ],
      ["malformed", (peer) => peer.doc.getMap("another").set("x", "y")],
      [
        "other-room",
        (peer) =>
          peer.send(
            new OutgoingMessage(other)
              .createSyncMessage()
              .writeUpdate(new Uint8Array([0, 0]))
              .toUint8Array(),
          ),
      ],
      ["base64-content", (peer) => peer.write("words", { text: `<p><img src="data:image/png;base64,${"A".repeat(200)}"></p>` })],
      [
        "base64-content",
        (peer) => {
          peer.write("words", { text: "<p>data:image/png;bas</p>" });
          peer.write("words", { text: `<p>data:image/png;base64,${"A".repeat(200)}</p>` });
        },
      ],
      ["1009", (peer) => peer.write("words", { text: "x".repeat(5_000_000) })],
      // Signs in on a connection that is.
      ["malformed", (peer) => peer.send(new OutgoingMessage(id).writeAuthenticated(false).toUint8Array())],
      [
        "too-many-requests",
        (peer) => Array.from({ length: 1200 }, () => peer.send(new OutgoingMessage(id).writeQueryAwareness().toUint8Array())),
      ],
    ];
    for (const [reason, attack] of attacks) {
      const peer = open(ben);
      await expect.poll(peer.isSynced).toBe(true);
      for (let index = 0; index < 200; index += 1) peer.presence({ userId: ben.id, index });
      attack(peer);
      await expect.poll(peer.ended, { message: reason }).toBe(reason);
    }
    // Nobody is left to be seen of those who were shown out.
    await expect.poll(() => hers.seen().filter((state) => JSON.stringify(state).includes(ben.id))).toEqual([]);
    hers.write("title", { text: "Undisturbed" });
    // What the last of them wrote before was stored too.
    await expect.poll(async () => (await readStored()).text.includes("Undisturbed")).toBe(true);
    expect(hers.ended()).toBeUndefined();
  });

  test("a copy of an earlier filling is not merged: it would overwrite what was done since", async () => {
    const hers = open(ann);
    await expect.poll(hers.isSynced).toBe(true);
    const epoch = String(lastSaid(hers, "opened")?.["epoch"]);
    expect(epoch).toHaveLength(36);
    const same = open(ben, { epoch });
    await expect.poll(same.isSynced).toBe(true);
    const stale = open(ben, { epoch: "another" });
    await expect.poll(stale.ended).toBe("room-restarted");
  });

  test("people show the others where they are, in nobody else's name, and go with their connection", async () => {
    const [hers, his] = await openBoth();
    his.presence({ userId: ann.id, block: "words" });
    his.presence({ userId: ben.id, block: "title" });
    await expect.poll(() => hers.seen()).toContainEqual({ userId: ben.id, block: "title" });
    expect(hers.seen()).not.toContainEqual({ userId: ann.id, block: "words" });
    his.leave();
    await expect.poll(() => hers.seen()).not.toContainEqual({ userId: ben.id, block: "title" });
  });

  test("what was not stored yet is stored when the server ends", async () => {
    const hers = open(ann);
    await expect.poll(hers.isSynced).toBe(true);
    const before = Y.encodeStateVector(hers.doc);
    hers.write("title", { text: "At the last moment" });
    expect(Y.encodeStateVector(hers.doc)).not.toEqual(before);
    const peer = open(ben);
    await expect.poll(() => peer.isSynced() && peer.text("title")).toBe("At the last moment");
    await server.app.close();
    const [body] = await server.ports.database.select().from(templateBodies).where(eq(templateBodies.templateId, id));
    expect(body?.html).toContain("At the last moment");
  });
});
