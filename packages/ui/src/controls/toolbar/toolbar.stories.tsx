import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bold, Italic, Redo2, Undo2 } from "lucide-react";
import { ToggleButton } from "../../fields/choice/toggle-button.js";
import { IconButton } from "../button/icon-button.js";
import { Toolbar, ToolbarSeparator } from "./toolbar.js";

const meta: Meta = { title: "Layout/Toolbar" };
export default meta;

const doNothing = () => undefined;
const controls = (
  <>
    <IconButton label="Undo" icon={Undo2} />
    <IconButton label="Redo" icon={Redo2} disabled />
    <ToolbarSeparator />
    <ToggleButton label="Bold" icon={Bold} isPressed onChange={doNothing} />
    <ToggleButton label="Italic" icon={Italic} isPressed={false} onChange={doNothing} />
  </>
);

export const Horizontal: StoryObj = { render: () => <Toolbar label="Text">{controls}</Toolbar> };
export const Vertical: StoryObj = {
  render: () => (
    <div style={{ inlineSize: 40 }}>
      <Toolbar label="Text" orientation="vertical">
        {controls}
      </Toolbar>
    </div>
  ),
};
