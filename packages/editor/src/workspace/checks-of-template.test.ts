import { aButton, aDocument, anImage, aSection } from "@mailwright/testing";
import { expect, test } from "vitest";
import type { ChecksFeature } from "../checks/checks-feature.js";
import { openTestEditor } from "../testing/open-editor.js";
import { createWorkspaceActions } from "./workspace-actions.js";
import { isRequest } from "./workspace-store.js";

const link = { kind: "web", value: "https://example.com" };
const fine = aDocument([aSection(aButton({ label: "Our shop", link }))]);
const wrong = aDocument([
  aSection(aButton({ label: "Our shop" }, "button"), anImage({ src: "https://example.com/a.png", width: 100 }, "image")),
]);

async function open(document: unknown, feature: ChecksFeature, isEmbedded = false) {
  const { services, workspace, world } = await openTestEditor({ document });
  const went: string[] = [];
  const actions = createWorkspaceActions({
    services,
    workspace,
    callbacks: () => ({ onNavigate: ({ path }) => void went.push(path) }),
    tell: () => ({ saved: () => undefined, moved: () => undefined, refused: () => undefined, notMoved: () => undefined }),
    embedding: () => ({ isEmbedded, isSystem: false, hasHome: true }),
    checks: () => feature,
  });
  const asked = () => {
    const { dialog } = workspace.getState();
    return isRequest(dialog, "checks") ? dialog.publishing : undefined;
  };
  return { actions, workspace, asked, went, status: () => world.stored.info.status };
}

test("an email with errors is asked about, if the host says nothing; it is published where the host wants no question", async () => {
  const { actions, asked, status } = await open(wrong, {});
  expect(await actions.move("publish")).toBe(false);
  expect([asked()?.way, status()]).toEqual(["warn", "draft"]);
  for (const unasked of [await open(wrong, { publish: "off" }), await open(wrong, {}, true)]) {
    expect(await unasked.actions.move("publish")).toBe(true);
    expect(unasked.status()).toBe("published");
  }
});

test("whoever has the right may publish anyway where others are refused", async () => {
  const { actions, asked, status } = await open(wrong, { publish: "block", mayOverride: true });
  expect(await actions.move("publish")).toBe(false);
  expect(asked()?.way).toBe("warn");
  asked()?.onAnyway();
  await expect.poll(status).toBe("published");
});

test("an email without errors is published, whatever the host asks for", async () => {
  const { actions, status } = await open(fine, { publish: "block" });
  expect(await actions.move("publish")).toBe(true);
  expect(status()).toBe("published");
});

test("an email with errors opens the checks instead, and stays a draft", async () => {
  const { actions, asked, status } = await open(wrong, { publish: "block" });
  expect(await actions.move("publish")).toBe(false);
  expect(asked()?.way).toBe("block");
  expect(status()).toBe("draft");
});

test("whoever has been warned may publish anyway", async () => {
  const { actions, asked, status } = await open(wrong, { publish: "warn" });
  await actions.move("publish");
  asked()?.onAnyway();
  await expect.poll(status).toBe("published");
});

test("embedded, Save and continue waits for the same answer, and goes on after it", async () => {
  const { actions, asked, status, went } = await open(wrong, { publish: "warn" }, true);
  await actions.saveAndContinue();
  expect(status()).toBe("draft");
  expect(went).toEqual([]);
  asked()?.onAnyway();
  await expect.poll(() => went).toEqual(["/?status=published&embed=true"]);
  expect(status()).toBe("published");
});

test("what the host takes for less than an error does not hinder", async () => {
  const { actions, status } = await open(wrong, { publish: "block", rules: { "empty-link": "off", "alt-text": "hint" } });
  expect(await actions.move("publish")).toBe(true);
  expect(status()).toBe("published");
});

test("a page asks for the findings by method: in an order, with blocks and the size", async () => {
  const { actions } = await open(wrong, {});
  const { findings, size } = await actions.check();
  expect(findings.map(({ blockId }) => blockId)).toEqual(expect.arrayContaining(["button", "image"]));
  expect(size.bytes).toBeGreaterThan(1000);
});
