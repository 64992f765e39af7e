import { expect, test } from "vitest";
import { laterCode } from "../../base/later/later-code.js";
import { openTestEditor } from "../../testing/open-editor.js";
import { laterPublishing } from "./later-publishing.js";

test("a move whose code cannot be fetched is told as a lost connection, and goes through once it can", async () => {
  const { services, workspace, actions: saving, world } = await openTestEditor();
  services.editor.run("insert-block", { blueprint: { type: "heading" } });
  let isConnected = false;
  const code = laterCode(async () => {
    if (!isConnected) throw new Error("no connection");
    return import("./create-publishing.js");
  });
  const told: string[] = [];
  const tell = () => ({
    saved: () => void told.push("saved"),
    moved: () => void told.push("moved"),
    refused: () => void told.push("refused"),
    notMoved: (refusal: { readonly code: string }) => void told.push(refusal.code),
  });
  const actions = {
    services,
    workspace,
    callbacks: () => ({}),
    embedding: () => ({ isEmbedded: false, isSystem: false, hasHome: true }),
    tell,
  };
  const { move } = laterPublishing({ actions, saving, open: () => undefined, code });
  expect(await move("publish")).toBe(false);
  expect(told).toEqual(["network"]);
  expect(services.editor.hasUnsavedWork()).toBe(true);
  isConnected = true;
  expect(await move("publish")).toBe(true);
  expect(world.stored.info.status).toBe("published");
});
