import { createClient } from "@mailwright/client";
import { afterEach, expect, test } from "vitest";
import type { Screenshot } from "../screenshot-port.js";
import { connectedScreenshots } from "./connected-screenshots.js";

interface Served {
  status?: number;
  body: unknown;
}

const asked: string[] = [];
afterEach(() => void asked.splice(0));

/** The port over a server that answers these, one after the other. */
function portOver(...answers: readonly Served[]) {
  const left = [...answers];
  const send = async (request: Request) => {
    asked.push(`${request.method} ${decodeURIComponent(new URL(request.url).pathname + new URL(request.url).search)}`);
    const { status = 200, body } = left.shift() ?? { status: 204, body: null };
    return new Response(body === null ? null : JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
  };
  const client = createClient({ apiUrl: "https://mail.test", fetch: send });
  return connectedScreenshots(client, () => "t1", 0);
}

const run = (...states: readonly Screenshot["state"][]) => ({
  id: "run",
  results: states.map((state, at) => ({ client: `c${at}`, state, url: state === "done" ? `/${at}.png` : null })),
});
const wish = { subject: "", html: "", clientIds: ["c0", "c1"] };

test("the server is asked until nothing is missing, and only for what is", async () => {
  const told: (readonly Screenshot[])[] = [];
  const port = portOver({ status: 201, body: run("waiting", "waiting") }, { body: run("waiting", "done") }, { body: run("failed") });
  const { signal } = new AbortController();
  expect(await port.take(wish, { signal, onChange: (shots) => void told.push(shots) })).toEqual({ kind: "taken" });
  expect(asked).toEqual([
    "POST /api/v2/usertemplate/t1/screenshots",
    "GET /api/v2/screenshots/run?clients=c0,c1",
    "GET /api/v2/screenshots/run?clients=c0",
  ]);
  expect(told).toEqual([
    [
      { clientId: "c0", state: "waiting" },
      { clientId: "c1", state: "done", url: "/1.png" },
    ],
    [{ clientId: "c0", state: "failed" }],
  ]);
});
