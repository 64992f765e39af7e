import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountInShadow, type ShadowMount } from "../../testing/mount-in-shadow.js";
import { TextField } from "./text-field.js";

let mounted: ShadowMount | undefined;
afterEach(() => mounted?.unmount());

function Example({ maxLength }: { maxLength?: number }) {
  const [value, setValue] = useState("");
  return <TextField label="Name" value={value} maxLength={maxLength} onChange={setValue} />;
}

const field = () => page.getByRole("textbox", { name: "Name" });

function paste(text: string) {
  const input = field().element();
  const data = new DataTransfer();
  data.setData("text/plain", text);
  input.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true, composed: true }));
}

test("lines that are pasted into a name keep a space between them", async () => {
  mounted = mountInShadow(<Example />);
  await userEvent.type(field(), "A  B");
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  paste("\nSpring\r\n  sale\n");
  await expect.element(field()).toHaveValue("A Spring sale B");
  await userEvent.keyboard("!");
  await expect.element(field()).toHaveValue("A Spring sale! B");
});

test("what is pasted is cut where the field ends", async () => {
  mounted = mountInShadow(<Example maxLength={8} />);
  await userEvent.type(field(), "ab");
  paste("1\n2\n3\n4\n5");
  await expect.element(field()).toHaveValue("ab1 2 3 ");
});
