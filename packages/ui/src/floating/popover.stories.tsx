import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Button } from "../controls/button/button.js";
import { TextField } from "../fields/text-field/text-field.js";
import { Popover } from "./popover.js";

const meta: Meta = { title: "Overlays/Popover" };
export default meta;

function Example() {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Link
      </Button>
      {isOpen ? (
        <Popover anchor={opener} label="Link" onClose={() => setOpen(false)}>
          <div style={{ inlineSize: 240 }}>
            <TextField label="Address" value="https://example.com" onChange={() => undefined} />
          </div>
        </Popover>
      ) : null}
    </>
  );
}

export const Open: StoryObj = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Link" }));
    await expect(canvas.getByRole("dialog", { name: "Link" })).toContainElement(canvas.getByRole("textbox", { name: "Address" }));
  },
};
