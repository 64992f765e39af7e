import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { AlignCenter } from "../../icons/lucide/align-center.gen.js";
import { AlignLeft } from "../../icons/lucide/align-left.gen.js";
import { AlignRight } from "../../icons/lucide/align-right.gen.js";
import { Bold } from "../../icons/lucide/bold.gen.js";
import { Eye } from "../../icons/lucide/eye.gen.js";
import { Checkbox } from "./checkbox.js";
import { Segmented } from "./segmented.js";
import { Switch } from "./switch.js";
import { ToggleButton } from "./toggle-button.js";

const meta: Meta = { title: "Controls/Choice", parameters: { frame: { widthPx: 320 } } };
export default meta;

const doNothing = () => undefined;

export const Checkboxes: StoryObj = {
  render: () => (
    <>
      <Checkbox label="Chosen" isChecked onChange={doNothing} />
      <Checkbox label="Not chosen" isChecked={false} onChange={doNothing} />
      <Checkbox label="Some of it" isChecked={false} isMixed onChange={doNothing} />
      <Checkbox label="With a hint" hint="Taken from the shop when the email is sent." isChecked onChange={doNothing} />
      <Checkbox label="May not be changed" isChecked isDisabled onChange={doNothing} />
    </>
  ),
};

function Switches() {
  const [isOn, setOn] = useState(false);
  return (
    <>
      <Switch label="Full width on mobile" isChecked={isOn} onChange={setOn} />
      <Switch label="Underline links" isChecked onChange={doNothing} />
      <Switch label="May not be changed" isChecked={false} isDisabled onChange={doNothing} />
    </>
  );
}

export const SwitchOn: StoryObj = {
  render: () => <Switches />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole("switch", { name: "Full width on mobile" });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

function Alignment({ isDisabled = false }: { isDisabled?: boolean }) {
  const [align, setAlign] = useState<"left" | "centre" | "right">("left");
  return (
    <Segmented
      label="Align"
      layout="row"
      isDisabled={isDisabled}
      value={align}
      onChange={setAlign}
      options={[
        { value: "left", label: "Left", icon: AlignLeft },
        { value: "centre", label: "Centre", icon: AlignCenter },
        { value: "right", label: "Right", icon: AlignRight },
      ]}
    />
  );
}

export const SegmentedIcons: StoryObj = {
  render: () => <Alignment />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Right" }));
    await expect(canvas.getByRole("radio", { name: "Right" })).toBeChecked();
    await expect(canvas.getByRole("radiogroup", { name: "Align" })).toBeInTheDocument();
  },
};

export const SegmentedDisabled: StoryObj = { render: () => <Alignment isDisabled /> };

export const SegmentedWords: StoryObj = {
  render: () => (
    <Segmented
      label="View"
      value="grid"
      onChange={doNothing}
      options={[
        { value: "grid", label: "Grid" },
        { value: "small", label: "Small grid" },
        { value: "list", label: "List" },
      ]}
    />
  ),
};

export const Toggles: StoryObj = {
  render: () => (
    <div style={{ display: "flex", gap: 4 }}>
      <ToggleButton label="Bold" icon={Bold} isPressed onChange={doNothing} />
      <ToggleButton label="Borders" icon={Eye} isPressed={false} onChange={doNothing} />
      <ToggleButton label="Show borders" icon={Eye} isLabelShown isPressed onChange={doNothing} />
      <ToggleButton label="Advanced" isPressed={false} isDisabled onChange={doNothing} />
    </div>
  ),
};
