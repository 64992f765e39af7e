import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Save } from "../../icons/lucide/save.gen.js";
import { Trash2 } from "../../icons/lucide/trash-2.gen.js";
import { Undo2 } from "../../icons/lucide/undo-2.gen.js";
import { Button, type ButtonVariant } from "./button.js";
import { IconButton } from "./icon-button.js";

const meta: Meta<typeof Button> = { title: "Controls/Button", component: Button, args: { children: "Save" } };
export default meta;

type Story = StoryObj<typeof Button>;
const variants: ButtonVariant[] = ["primary", "secondary", "quiet", "danger"];
const row = { display: "flex", flexWrap: "wrap", gap: 8 } as const;

export const Playground: Story = { args: { variant: "primary" } };

export const Variants: Story = {
  render: () => (
    <div style={row}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} icon={Save}>
          {variant}
        </Button>
      ))}
    </div>
  ),
};

export const Loading: Story = {
  render: () => (
    <div style={row}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} isLoading>
          {variant}
        </Button>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "primary" })).toHaveAttribute("aria-busy", "true");
  },
};

export const Disabled: Story = {
  render: () => (
    <div style={row}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          {variant}
        </Button>
      ))}
    </div>
  ),
};

/** It cannot be used now and says why. It is focused and pressed all the same: a press may tell the reason. */
export const Refused: Story = {
  render: () => (
    <div style={row}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} aria-disabled reason="You may not do that">
          {variant}
        </Button>
      ))}
      <IconButton label="Undo" icon={Undo2} shortcut="Ctrl+Z" aria-disabled reason="There is nothing to undo" />
    </div>
  ),
  play: async ({ canvas }) => {
    const undo = canvas.getByRole("button", { name: "Undo" });
    await expect(undo).toHaveAttribute("aria-description", "There is nothing to undo");
    await expect(canvas.getByRole("button", { name: "primary" })).toHaveAccessibleDescription("You may not do that");
    await userEvent.hover(undo);
    await waitFor(() => expect(canvas.getByRole("tooltip", { hidden: true })).toHaveTextContent("There is nothing to undo"));
  },
};

export const LongWords: Story = {
  render: () => (
    <div style={{ display: "flex", inlineSize: 180 }}>
      <Button style={{ flex: "0 1 auto", minInlineSize: 0 }}>Template zwischenspeichern und schließen</Button>
    </div>
  ),
};

export const Icons: Story = {
  render: () => (
    <div style={row}>
      <IconButton label="Undo" icon={Undo2} shortcut="Ctrl+Z" />
      <IconButton label="Save" icon={Save} variant="secondary" />
      <IconButton label="Publish" icon={Save} variant="primary" />
      <IconButton label="Delete" icon={Trash2} variant="danger" />
      <IconButton label="Borders" icon={Save} aria-pressed />
      <IconButton label="Redo" icon={Undo2} disabled />
    </div>
  ),
};

/** After a rest of the pointer an icon button says its words and its keys. */
export const TooltipShown: Story = {
  render: () => <IconButton label="Undo" icon={Undo2} shortcut="Ctrl+Z" />,
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(canvas.getByRole("tooltip", { hidden: true })).toHaveTextContent("UndoCtrl+Z"));
  },
};

export const Dense: Story = {
  render: () => (
    <div className="mw-dense" style={row}>
      <Button variant="primary">Apply</Button>
      <Button>Cancel</Button>
      <IconButton label="Undo" icon={Undo2} />
    </div>
  ),
};
