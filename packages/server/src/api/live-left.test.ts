import { OutgoingMessage } from "@hocuspocus/server";
import { describe, expect, test } from "vitest";
import { useLiveServer } from "../testing/live-server.js";
import { testEngines } from "../testing/test-engines.js";
import { shareEmail } from "../testing/test-live.js";

describe.each(testEngines)("connections to a template that people have open together, on $name", (engine) => {
  const live = useLiveServer(engine);
  const { open } = live;

  test("end when their person leaves the room: nothing that is said on them afterwards is kept, and the place is free", async () => {
    const { ann, ben, id } = await shareEmail(live.server);
    const hers = await open(ann, id);
    // More of them than one person has places.
    for (let time = 0; time < 15; time += 1) {
      const his = await open(ben, id);
      his.send(new OutgoingMessage(id).writeCloseMessage("").toUint8Array());
      await expect.poll(his.ended).toBe("left");
    }
    await open(ben, id);
    expect(hers.ended()).toBeUndefined();
  });

  test("of those who may only look do not show them as writing, whatever their client says", async () => {
    const { ann, ben, id } = await shareEmail(live.server);
    await ann.call("PATCH", `/api/v2/usertemplate/sharing/${id}`, {
      collaborators: [ben.id],
      collaboratorRoles: [{ userId: ben.id, role: "view" }],
    });
    const [hers, his] = [await open(ann, id), await open(ben, id)];
    his.presence({ userId: ben.id, blockId: "words" });
    await expect.poll(() => hers.seen()).toContainEqual({ userId: ben.id, blockId: "words" });
    his.presence({ userId: ben.id, blockId: "title", isWriting: true });
    his.presence({ userId: ben.id, blockId: "title", caret: { at: 1, startsLine: false } });
    for (const text of ["There", "and back"]) {
      hers.write("title", { text });
      await expect.poll(() => his.text("title")).toBe(text);
    }
    expect(hers.seen()).toContainEqual({ userId: ben.id, blockId: "words" });
  });
});
