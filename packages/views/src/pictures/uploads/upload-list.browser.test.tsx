import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { mountInShadow, type ShadowMount } from "../../../../ui/src/testing/mount-in-shadow.js";
import { UploadList } from "./upload-list.js";
import type { UploadState } from "./upload-queue.js";

let mount: ShadowMount | undefined;
afterEach(() => mount?.unmount());

const nothing = () => undefined;

test("a file that did not arrive stands above those that are on their way", async () => {
  const states: readonly UploadState[] = [{ phase: "sending", part: 0.5 }, { phase: "waiting" }, { phase: "failed", code: "picture-type" }];
  const entries = states.map((state, id) => ({ id, file: new File(["…"], `${state.phase}.png`), state }));
  mount = mountInShadow(<UploadList uploads={{ entries, add: nothing, drop: nothing, retry: nothing }} />);
  await expect.element(page.getByRole("listitem").first()).toHaveTextContent("failed.png");
  await expect.element(page.getByRole("listitem").last()).toHaveTextContent("waiting");
});
