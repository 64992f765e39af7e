import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { IconButton } from "../controls/button/icon-button.js";
import { Segmented } from "../fields/choice/segmented.js";
import { ColorField } from "../fields/color-field/color-field.js";
import { EdgesField } from "../fields/edges-field/edges-field.js";
import { NumberField } from "../fields/number-field/number-field.js";
import { Select } from "../fields/select/select.js";
import { Slider } from "../fields/slider/slider.js";
import { TextField } from "../fields/text-field/text-field.js";
import { AlignCenter } from "../icons/lucide/align-center.gen.js";
import { AlignLeft } from "../icons/lucide/align-left.gen.js";
import { AlignRight } from "../icons/lucide/align-right.gen.js";
import { Link } from "../icons/lucide/link.gen.js";
import { MousePointerClick } from "../icons/lucide/mouse-pointer-click.gen.js";
import { Search } from "../icons/lucide/search.gen.js";
import { Collapsible } from "../sections/collapsible/collapsible.js";
import { Tabs } from "../sections/tabs/tabs.js";

const meta: Meta = { title: "Showcase/Settings panel", parameters: { frame: { ground: "none" } }, excludeStories: ["SettingsPanel"] };
export default meta;

export const Panel: StoryObj = { render: () => <SettingsPanel /> };

const doNothing = () => undefined;
const swatches = ["#1b1e25", "#2c4bc4", "#e4572e", "#f3a712", "#76b041", "#f4f1ea", "#ffffff"].map((value) => ({ value }));

/** The right side of the editor, with a field of each kind. */
export function SettingsPanel() {
  const [tab, setTab] = useState<"settings" | "style">("settings");
  return (
    <div
      className="mw-dense"
      style={{ inlineSize: 320, background: "var(--mw-surface)", borderInlineStart: "1px solid var(--mw-border)", alignSelf: "stretch" }}
    >
      <Tabs
        label="Settings & Styles"
        value={tab}
        onChange={setTab}
        items={[
          { value: "settings", label: "Settings" },
          { value: "style", label: "Style", count: 3 },
        ]}
      >
        <QuickStyles />
        <ButtonSettings />
        <Collapsible title="Advanced" isOpenAtFirst={false}>
          <IconButton label="Pick" icon={MousePointerClick} />
        </Collapsible>
      </Tabs>
    </div>
  );
}

function QuickStyles() {
  const [size, setSize] = useState(16);
  const [align, setAlign] = useState<"left" | "center" | "right">("left");
  const [text, setText] = useState<string>("#1b1e25");
  const [radius, setRadius] = useState(6);
  return (
    <Collapsible title="Quick styles">
      <ColorField
        label="Background"
        layout="row"
        value={undefined}
        placeholder="None"
        swatches={swatches}
        onChange={doNothing}
        onClear={doNothing}
      />
      <ColorField
        label="Text"
        layout="row"
        value={text}
        swatches={swatches}
        onChange={setText}
        origin={{ kind: "own", onReset: doNothing }}
      />
      <NumberField
        label="Font size"
        layout="row"
        unit="px"
        value={size}
        min={8}
        max={96}
        onChange={setSize}
        origin={{ kind: "inherited", from: "General settings" }}
      />
      <Segmented
        label="Align"
        layout="row"
        value={align}
        onChange={setAlign}
        options={[
          { value: "left", label: "Left", icon: AlignLeft },
          { value: "center", label: "Centre", icon: AlignCenter },
          { value: "right", label: "Right", icon: AlignRight },
        ]}
      />
      <Slider label="Radius" layout="row" value={radius} min={0} max={32} unit="px" onChange={setRadius} />
    </Collapsible>
  );
}

function ButtonSettings() {
  const [edges, setEdges] = useState({ top: 10, right: 20, bottom: 10, left: 20 });
  return (
    <Collapsible title="Button" actions={<IconButton label="Find" icon={Search} />}>
      <TextField label="Text" value="Buy now" onChange={doNothing} />
      <TextField
        label="Link"
        type="url"
        icon={Link}
        value="https://example.com/spring"
        onChange={doNothing}
        origin={{ kind: "inherited", from: "General settings" }}
      />
      <Select
        label="Opens in"
        layout="row"
        value="_self"
        options={[
          { value: "_self", label: "This window" },
          { value: "_blank", label: "New window" },
        ]}
        onChange={doNothing}
      />
      <EdgesField label="Padding" unit="px" value={edges} onChange={setEdges} />
      <EdgesField label="Margin" unit="px" layout="row" value={{ top: 4, right: 4, bottom: 4, left: 4 }} onChange={doNothing} />
    </Collapsible>
  );
}
