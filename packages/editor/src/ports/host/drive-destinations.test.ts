import { defineDestination, key, post, secret } from "@mailwright/destinations";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { DestinationOrder, OfferedDestination } from "../destination-port.js";
import { driveDestinations } from "./drive-destinations.js";

const own = defineDestination({
  id: "our-crm",
  provider: "OUR_CRM",
  name: "Our CRM",
  tab: "email",
  mark: { letters: "CR", ground: "#222222", ink: "#ffffff" },
  creates: "template",
  fields: { token: secret({ label: "Token" }) },
  authorization: key,
  bases: { api: "https://crm.example" },
  *send({ content, base }) {
    yield post(`${base.api}/templates`, { name: content.name });
    return { externalId: "1" };
  },
});

const signal = new AbortController().signal;
const content = { name: "Spring", subject: "Spring", preheader: "", html: "<p>", text: "" };
const order: DestinationOrder = { id: "1", provider: "OUR_CRM", given: { token: "t" }, content };
const nameOf = (offer: OfferedDestination) => (offer.kind === "service" ? offer.destination.name : offer.kind);

async function listOf(given: Partial<Parameters<typeof driveDestinations>[0]>) {
  const answer = await driveDestinations({ send: () => undefined, ...given }).list(signal);
  return answer.kind === "listed" ? answer.destinations : [];
}

beforeEach(() => {
  vi.stubGlobal("location", new URL("https://app.example/edit"));
  return () => vi.unstubAllGlobals();
});

describe("destinations of a page", () => {
  test("the page hides and reorders ours by their names, and adds its own", async () => {
    const list = await listOf({ list: ["SENDGRID", own, "OUTLOOK_APP", "MAILJET", "FAX"] });
    expect(list.map(nameOf)).toEqual(["SendGrid", "Our CRM", "outlook-app", "Mailjet"]);
  });

  test("without a list all of ours are there, but for those with a window that the page does not open", async () => {
    const without = (await listOf({})).map(nameOf);
    expect(without).toContain("SendGrid");
    expect(without).not.toContain("Gmail");
    expect((await listOf({ authorize: () => "https://x.example" })).map(nameOf)).toContain("Gmail");
  });

  test("what is left out of an own destination is as plain as can be", async () => {
    const [offer] = await listOf({ list: [{ provider: "LOG", name: "Log", fields: {} }] });
    expect(offer).toMatchObject({
      isReady: true,
      destination: { tab: "application", done: "exported", creates: "event", mergeTags: null },
    });
  });

  test("an email goes to the page, and where it is there comes back", async () => {
    const send = vi.fn(() => ({ externalUrl: "https://crm.example/1" }));
    await expect(driveDestinations({ send }).send(order, signal)).resolves.toEqual({ kind: "sent", externalUrl: "https://crm.example/1" });
    expect(send).toHaveBeenCalledWith(order, { signal });
    const hostile = driveDestinations({ send: () => ({ externalUrl: "javascript:alert(1)" }) });
    await expect(hostile.send(order, signal)).resolves.toEqual({ kind: "sent", externalUrl: null });
  });

  test("what sendToDestination has answered is understood as it is", async () => {
    const failure = { code: "RATE_LIMIT", reason: "slow down", retryAfterMs: 90_000, isUncertain: false };
    const answer = await driveDestinations({ send: () => ({ ok: false, failure }) }).send(order, signal);
    expect(answer).toMatchObject({
      code: "destination-refused",
      destination: { code: "RATE_LIMIT", reason: "slow down", retryAfterSeconds: 90, isUncertain: false },
    });
  });

  test("what the page's own error says is the reason that a person reads", async () => {
    const port = driveDestinations({
      send: () => {
        throw new Error("The CRM is asleep");
      },
    });
    await expect(port.send(order, signal)).resolves.toMatchObject({ kind: "refused", destination: { reason: "The CRM is asleep" } });
  });

  test("a window begins at an address of the web only", async () => {
    const authorize = (url: string) => driveDestinations({ send: () => undefined, authorize: () => url }).authorize(own, undefined, signal);
    await expect(authorize("https://crm.example/agree")).resolves.toEqual({
      kind: "link",
      url: "https://crm.example/agree",
      endOrigin: "https://app.example",
    });
    await expect(authorize("javascript:alert(1)")).resolves.toMatchObject({ kind: "refused", code: "unreadable-answer" });
  });
});
