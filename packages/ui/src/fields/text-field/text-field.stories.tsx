import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent } from "storybook/test";
import { Link } from "../../icons/lucide/link.gen.js";
import { Search } from "../../icons/lucide/search.gen.js";
import { TextArea } from "./text-area.js";
import { TextField } from "./text-field.js";

const meta: Meta = { title: "Fields/Text", parameters: { frame: { widthPx: 320 } } };
export default meta;

const doNothing = () => undefined;
const stack = { display: "grid", gap: 16 } as const;

export const States: StoryObj = {
  render: () => (
    <div style={stack}>
      <TextField label="Name" value="Spring sale" onChange={doNothing} />
      <TextField label="Name" value="" placeholder="For your eyes only" hint="Seen by you and your team." onChange={doNothing} />
      <TextField
        label="Link"
        type="url"
        icon={Link}
        value="example"
        error="Write an address that begins with https://"
        onChange={doNothing}
      />
      <TextField label="Owner" value="Ada Lovelace" isDisabled onChange={doNothing} />
      <TextField label="Search blocks" isLabelHidden type="search" icon={Search} value="" placeholder="Search" onChange={doNothing} />
      <TextField label="Title" layout="row" value="Opens the shop" onChange={doNothing} />
    </div>
  ),
};

export const Origins: StoryObj = {
  render: () => (
    <div style={stack}>
      <TextField label="Font" value="Georgia" origin={{ kind: "inherited", from: "General settings" }} onChange={doNothing} />
      <TextField label="Font" value="Arial" origin={{ kind: "own", onReset: doNothing }} onChange={doNothing} />
      <TextField label="Font" layout="row" value="Georgia" origin={{ kind: "inherited", from: "General settings" }} onChange={doNothing} />
      <TextField label="Font" layout="row" value="Arial" origin={{ kind: "own", onReset: doNothing }} onChange={doNothing} />
    </div>
  ),
};

function Counted() {
  const [text, setText] = useState("Up to 40 % off everything green");
  return <TextArea label="Description" value={text} countTo={40} onChange={setText} hint="Shown in the list of templates." />;
}

export const CountExceeded: StoryObj = {
  render: () => <Counted />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Description" });
    await fireEvent.change(field, { target: { value: "x".repeat(46) } });
    await expect(canvas.getByText("46 of 40")).toBeInTheDocument();
    await expect(field).toBeInvalid();
  },
};
