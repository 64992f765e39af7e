import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountInShadow, type ShadowMount } from "../../testing/mount-in-shadow.js";
import { TextArea } from "./text-area.js";
import { TextField } from "./text-field.js";

let mounted: ShadowMount | undefined;
afterEach(() => mounted?.unmount());

function Example({ kind: Kind, onCancel }: { readonly kind: typeof TextField | typeof TextArea; readonly onCancel: () => void }) {
  const [value, setValue] = useState("");
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <Kind label="Name" value={value} error={isLeft ? "Give it a name." : undefined} onChange={setValue} onBlur={() => setLeft(true)} />
      {isLeft ? <div style={{ blockSize: 200 }} /> : null}
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </>
  );
}

test.each([
  ["one line", TextField],
  ["several lines", TextArea],
] as const)("a button below a field of %s is pressed, though what is said of the field moves it", async (_, kind) => {
  let cancelled = 0;
  mounted = mountInShadow(<Example kind={kind} onCancel={() => cancelled++} />);
  await userEvent.click(page.getByRole("textbox", { name: "Name" }));
  await userEvent.click(page.getByRole("button", { name: "Cancel" }));
  expect(cancelled).toBe(1);
  await expect.element(page.getByText("Give it a name.")).toBeVisible();
});

test("a field that is left by key says at once what is wrong", async () => {
  mounted = mountInShadow(<Example kind={TextField} onCancel={() => undefined} />);
  await userEvent.click(page.getByRole("textbox", { name: "Name" }));
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByText("Give it a name.")).toBeVisible();
});
