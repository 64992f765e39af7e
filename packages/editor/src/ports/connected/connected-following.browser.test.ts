import { createClient } from "@mailwright/client";
import { expect, test } from "vitest";
import { connectedFollowing } from "./connected-following.js";
import type { TemplateHold } from "./template-hold.js";

const state = {
  ...{ version: 1, status: "draft", isShared: true, isLocked: false, role: "user", refusal: null },
  ...{ collaboratorId: null, collaboratorName: "", ownerName: "Ann", savedById: null, savedByName: "" },
};
const change = (kind: string, byId: string | null = null) => `event: change\ndata: ${JSON.stringify({ kind, byId, state })}\n\n`;
const end = `event: ended\ndata: {"code":"template-not-found"}\n\n`;

/** How often the comments are to be asked for again while a server says all this. */
async function countReloads(...said: readonly string[]): Promise<number> {
  const answer = () => new Response([...said, end].join(""), { headers: { "content-type": "text/event-stream" } });
  const client = createClient({ apiUrl: "http://server.test", fetch: async () => answer() });
  const hold: TemplateHold = {
    ...{ client, id: "t1", isSystem: false, known: undefined, copy: undefined, commented: new EventTarget() },
    user: { id: "ann", role: "user" } as NonNullable<TemplateHold["user"]>,
  };
  let reloads = 0;
  hold.commented.addEventListener("change", () => {
    reloads += 1;
  });
  const { signal } = new AbortController();
  await new Promise<void>((resolve) => {
    connectedFollowing(hold, false).follow((event) => event.kind === "ended" && resolve(), signal);
  });
  return reloads;
}

test("comments are asked for again when somebody else has commented, and not for one's own", async () => {
  expect(await countReloads(change("state"), change("commented", "ann"))).toBe(0);
  expect(await countReloads(change("state"), change("commented", "ben"), change("saved", "ben"))).toBe(1);
});

test("when it is told anew how things stand, something may have been missed: comments are asked for again", async () => {
  expect(await countReloads(change("state"), change("state"))).toBe(1);
});
