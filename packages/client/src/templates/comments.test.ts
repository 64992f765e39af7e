import { expect, test } from "vitest";
import { createClient } from "../call/client.js";
import { markCommentsRead } from "./comments.js";

test("what somebody has read is told also where they leave the page at once", async () => {
  const sent: Request[] = [];
  const client = createClient({
    apiUrl: "https://mail.example.com",
    sessionId: "cookie",
    async fetch(request) {
      sent.push(request);
      return new Response(null, { status: 204 });
    },
  });
  await markCommentsRead(client, "t1");
  expect(sent.map(({ method, url, keepalive }) => [method, url, keepalive])).toEqual([
    ["PUT", "https://mail.example.com/api/v2/comment/template/t1/read", true],
  ]);
});
