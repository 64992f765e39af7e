import { createClient } from "@mailwright/client";
import { expect, test } from "vitest";
import { connectedUsage } from "./connected-usage.js";

test("limits are asked for once a minute, however often they are looked at", async () => {
  let asked = 0;
  let nowMs = 0;
  const client = createClient({
    apiUrl: "http://server.test",
    fetch: async () => {
      asked += 1;
      return Response.json({ quotas: [{ kind: "pictures", scope: "user", limit: 10, used: 8 + asked }] });
    },
  });
  const usage = connectedUsage(client, { now: () => nowMs });
  const used = async () => {
    const answer = await usage.list();
    return answer.kind === "listed" ? answer.uses.map((use) => use.used) : answer.code;
  };
  expect([await used(), await used()]).toEqual([[9], [9]]);
  nowMs = 60_000;
  expect(await used()).toEqual([10]);
  expect(asked).toBe(2);
});
