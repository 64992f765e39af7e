import { expect, test } from "vitest";
import type { Screenshot } from "../screenshot-port.js";
import { hostScreenshots } from "./host-screenshots.js";

const { signal } = new AbortController();
const wish = { subject: "Spring", html: "<p>Hello</p>", clientIds: ["outlook", "iphone"] };

async function portOf(answers: { source?: unknown; told?: unknown; taken?: unknown }) {
  const asked: unknown[] = [];
  const made = hostScreenshots({
    screenshots: {
      source: async () => JSON.parse(JSON.stringify(answers.source ?? {})),
      take: async (email, { onChange }) => {
        asked.push(email);
        if (answers.told) onChange(JSON.parse(JSON.stringify(answers.told)));
        return JSON.parse(JSON.stringify(answers.taken ?? null));
      },
    },
  });
  const port = await made.screenshots?.();
  if (!port) throw new Error("There is no port.");
  const told: (readonly Screenshot[])[] = [];
  return { port, asked, told, onChange: (shots: readonly Screenshot[]) => void told.push(shots) };
}

test("a page's service is read once, and what it says too little of is completed", async () => {
  const source = {
    url: "javascript:alert(1)",
    clients: [{ id: "a", name: "A", kind: "web" }, { id: "b", kind: "watch" }, { name: "none" }],
  };
  const { port } = await portOf({ source });
  expect(await port.readSource(signal)).toEqual({
    ...{ kind: "source", name: "", url: "" },
    clients: [
      { id: "a", name: "A", kind: "web" },
      { id: "b", name: "b", kind: "other" },
    ],
  });
  expect(await (await portOf({ source: { clients: 7 } })).port.readSource(signal)).toMatchObject({ code: "unreadable-answer" });
});

test("screenshots come one after the other, and those that the page forgot have failed", async () => {
  const shot = { clientId: "outlook", state: "done", url: "/1.png" };
  const { port, asked, told, onChange } = await portOf({ told: [shot, { clientId: "iphone", state: "waiting" }], taken: [shot] });
  expect(await port.take(wish, { signal, onChange })).toEqual({ kind: "taken" });
  expect(asked).toEqual([wish]);
  expect(told).toEqual([
    [shot, { clientId: "iphone", state: "waiting" }],
    [shot, { clientId: "iphone", state: "failed" }],
  ]);
  expect(await (await portOf({ taken: 7 })).port.take(wish, { signal, onChange })).toMatchObject({ code: "unreadable-answer" });
});

test("a page that says false has no screenshots", () => {
  expect(hostScreenshots({ screenshots: false })).toEqual({});
});
