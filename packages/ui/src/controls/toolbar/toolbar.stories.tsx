import type { Meta, StoryObj } from "@storybook/react-vite";
import { ToggleButton } from "../../fields/choice/toggle-button.js";
import { Bold } from "../../icons/lucide/bold.gen.js";
import { Italic } from "../../icons/lucide/italic.gen.js";
import { Redo2 } from "../../icons/lucide/redo-2.gen.js";
import { Undo2 } from "../../icons/lucide/undo-2.gen.js";
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
