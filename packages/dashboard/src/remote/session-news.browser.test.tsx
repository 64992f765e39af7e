import type { SessionEvent } from "@mailwright/contract";
import { expect, test } from "vitest";
import { article, prepareDashboards } from "../testing/dashboard-tests.js";
import { refuse } from "../testing/memory-server.js";
import { aSession, aTemplate } from "../testing/sample-templates.js";
import { refreshMs } from "./use-live-queries.js";

const open = prepareDashboards();

/** A dashboard whose server tells of what happens when the test does. */
function openWithNews() {
  const { readable, writable } = new TextEncoderStream();
  const writer = writable.getWriter();
  let isOver = false;
  const intercept = ({ url }: Request) => {
    if (url.endsWith("/session/events")) return new Response(readable, { headers: { "content-type": "text/event-stream" } });
    return isOver ? refuse(401, "session-ended") : undefined;
  };
  const dashboard = open({ intercept, session: aSession({ role: "user" }), templates: [aTemplate("Mine")] });
  const change = (event: SessionEvent) => void writer.write(`event: change\ndata: ${JSON.stringify(event)}\n\n`);
  const end = () => {
    isOver = true;
    void writer.write('event: ended\ndata: {"code":"session-ended"}\n\n');
    void writer.close();
  };
  return { ...dashboard, change, end };
}

test("what is shared elsewhere, or withdrawn, is on screen as soon as the server tells of it", async () => {
  const { world, change } = openWithNews();
  await expect.element(article("Mine")).toBeInTheDocument();
  const { role, subscriptionPlan } = world.session;
  expect(refreshMs).toBeGreaterThan(20_000);
  world.templates = [...world.templates, aTemplate("Shared with me")];
  change({ kind: "changed", role, subscriptionPlan });
  await expect.element(article("Shared with me")).toBeInTheDocument();
});

test("what was shared between the lists' answer and the moment from which the server tells of it is on screen with its first word", async () => {
  const { world, change } = openWithNews();
  await expect.element(article("Mine")).toBeInTheDocument();
  const { role, subscriptionPlan } = world.session;
  world.templates = [...world.templates, aTemplate("Shared with me")];
  change({ kind: "state", role, subscriptionPlan });
  await expect.element(article("Shared with me")).toBeInTheDocument();
});

test("another role is asked for at once, and who is signed in once more when the session ended elsewhere", async () => {
  const { world, change, end, calls } = openWithNews();
  await expect.element(article("Mine")).toBeInTheDocument();
  const { subscriptionPlan } = world.session;
  const asked = () => calls.filter((call) => call === "GET /api/v2/session").length;
  expect(asked()).toBe(1);
  world.session = { ...world.session, role: "ROLE_ADMIN" };
  change({ kind: "state", role: "ROLE_ADMIN", subscriptionPlan });
  await expect.poll(asked).toBe(2);
  end();
  await expect.poll(asked).toBeGreaterThan(2);
});
