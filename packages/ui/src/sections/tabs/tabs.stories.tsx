import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Tabs } from "./tabs.js";

const meta: Meta = { title: "Layout/Tabs", parameters: { frame: { ground: "none" } } };
export default meta;

function Palette() {
  const [tab, setTab] = useState<"blocks" | "modules" | "advanced">("blocks");
  return (
    <div style={{ inlineSize: 300, blockSize: 240, background: "var(--mw-surface)" }}>
      <Tabs
        label="Blocks and modules"
        value={tab}
        onChange={setTab}
        items={[
          { value: "blocks", label: "Blocks" },
          { value: "modules", label: "Modules", count: 4 },
          { value: "advanced", label: "Advanced", isDisabled: true },
        ]}
      >
        <p style={{ padding: 16 }}>The {tab} are here.</p>
      </Tabs>
    </div>
  );
}

export const Chosen: StoryObj = { render: () => <Palette /> };
