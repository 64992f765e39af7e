import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { Button } from "../controls/button/button.js";
import { IconButton } from "../controls/button/icon-button.js";
import { Menu } from "../controls/menu/menu.js";
import { Toolbar, ToolbarSeparator } from "../controls/toolbar/toolbar.js";
import { Checkbox } from "../fields/choice/checkbox.js";
import { Segmented } from "../fields/choice/segmented.js";
import { Switch } from "../fields/choice/switch.js";
import { ToggleButton } from "../fields/choice/toggle-button.js";
import { Select } from "../fields/select/select.js";
import { TextArea } from "../fields/text-field/text-area.js";
import { TextField } from "../fields/text-field/text-field.js";
import { Bold } from "../icons/lucide/bold.gen.js";
import { Copy } from "../icons/lucide/copy.gen.js";
import { CopyPlus } from "../icons/lucide/copy-plus.gen.js";
import { Ellipsis } from "../icons/lucide/ellipsis.gen.js";
import { Eye } from "../icons/lucide/eye.gen.js";
import { Inbox } from "../icons/lucide/inbox.gen.js";
import { Italic } from "../icons/lucide/italic.gen.js";
import { Link } from "../icons/lucide/link.gen.js";
import { Monitor } from "../icons/lucide/monitor.gen.js";
import { Redo2 } from "../icons/lucide/redo-2.gen.js";
import { Save } from "../icons/lucide/save.gen.js";
import { Smartphone } from "../icons/lucide/smartphone.gen.js";
import { Tablet } from "../icons/lucide/tablet.gen.js";
import { Trash2 } from "../icons/lucide/trash-2.gen.js";
import { Underline } from "../icons/lucide/underline.gen.js";
import { Undo2 } from "../icons/lucide/undo-2.gen.js";
import { Avatar } from "../messages/states/avatar.js";
import { Badge } from "../messages/states/badge.js";
import { DeniedState } from "../messages/states/denied-state.js";
import { ProgressBar } from "../messages/states/progress-bar.js";
import { SkeletonText } from "../messages/states/skeleton.js";
import { EmptyState, ErrorState } from "../messages/states/state-view.js";
import { SettingsPanel } from "./settings-panel.stories.js";

const meta: Meta = { title: "Showcase/All", parameters: { frame: { ground: "none" } } };
export default meta;

const doNothing = () => undefined;

/** Every primitive where it lives: header, toolbar, panel, and the states of a list. */
export const Everything: StoryObj = {
  render: () => (
    <div style={{ display: "flex", flexDirection: "column", minBlockSize: "100%", background: "var(--mw-surface-sunken)" }}>
      <Header />
      <Tools />
      <div style={{ display: "flex", flexWrap: "wrap", flex: 1, gap: 24, alignItems: "flex-start" }}>
        <div
          style={{
            flex: 1,
            minInlineSize: 300,
            padding: 24,
            display: "grid",
            gap: 16,
            gridTemplateColumns: "repeat(auto-fit, minmax(min(280px, 100%), 1fr))",
          }}
        >
          <ButtonsCard />
          <TemplateInfoCard />
          <ChoicesCard />
          <StatusCard />
          <Card>
            <EmptyState title="No modules yet" icon={Inbox} action={<Button>Create module</Button>}>
              Save a block you use often and find it here again.
            </EmptyState>
          </Card>
          <Card>
            <ErrorState title="The templates could not be loaded" onRetry={doNothing}>
              The server did not answer. Your work is safe.
            </ErrorState>
          </Card>
          <Card>
            <DeniedState title="Ada owns this template">Ask her to add you as a collaborator to edit it.</DeniedState>
          </Card>
        </div>
        <SettingsPanel />
      </div>
    </div>
  ),
};

function ButtonsCard() {
  return (
    <Card title="Buttons">
      <Row>
        <Button variant="primary">Publish</Button>
        <Button>Save</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">Delete</Button>
      </Row>
      <Row>
        <Button variant="primary" isLoading>
          Publish
        </Button>
        <Button isLoading>Save</Button>
        <Button disabled>Save</Button>
        <Button variant="primary" disabled>
          Publish
        </Button>
        <Button icon={Save}>Save module</Button>
      </Row>
    </Card>
  );
}

function TemplateInfoCard() {
  return (
    <Card title="Template info">
      <TextField label="Name" value="Spring sale, first wave" onChange={doNothing} />
      <TextField label="Link" value="example" error="Write an address that begins with https://" onChange={doNothing} />
      <TextArea
        label="Preheader"
        value="Up to 40 % off everything green"
        countTo={500}
        hint="Shown after the subject in the inbox."
        onChange={doNothing}
      />
    </Card>
  );
}

function ChoicesCard() {
  return (
    <Card title="Choices">
      <Checkbox label="Underline links" isChecked onChange={doNothing} />
      <Checkbox label="Show description" isChecked={false} isMixed onChange={doNothing} />
      <Checkbox label="Show category" isChecked={false} onChange={doNothing} hint="Taken from the shop." />
      <Switch label="Full width on mobile" isChecked onChange={doNothing} />
      <Switch label="Hide on desktop" isChecked={false} onChange={doNothing} />
    </Card>
  );
}

function StatusCard() {
  return (
    <Card title="Status">
      <Row>
        <Badge>12</Badge>
        <Badge tone="accent">New</Badge>
        <Badge tone="success" hasDot>
          Published
        </Badge>
        <Badge tone="warning" hasDot>
          Draft
        </Badge>
        <Badge tone="danger" hasDot>
          Failed
        </Badge>
      </Row>
      <Row>
        <Avatar name="Ada Lovelace" />
        <Avatar name="Ben" sizePx={32} />
      </Row>
      <ProgressBar label="Uploading spring.png" share={0.42} onCancel={doNothing} />
      <SkeletonText />
    </Card>
  );
}

function Header() {
  return (
    <div
      style={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 8,
        minBlockSize: 52,
        padding: "8px 16px",
        background: "var(--mw-surface)",
        borderBlockEnd: "1px solid var(--mw-border)",
      }}
    >
      <Badge tone="warning" hasDot>
        Draft
      </Badge>
      <strong style={{ fontWeight: 600, fontSize: "var(--mw-title-size)", flex: "1 1 180px", whiteSpace: "nowrap" }}>
        Spring sale, first wave
      </strong>
      <Button variant="quiet">Test email</Button>
      <Button variant="quiet" icon={Eye}>
        Preview
      </Button>
      <Button>Save</Button>
      <Button variant="primary">Publish</Button>
    </div>
  );
}

function Tools() {
  const [device, setDevice] = useState<"desktop" | "tablet" | "mobile">("desktop");
  const [isBold, setBold] = useState(true);
  return (
    <div
      style={{
        paddingInline: 12,
        background: "var(--mw-surface)",
        borderBlockEnd: "1px solid var(--mw-border)",
        minBlockSize: 44,
        display: "flex",
      }}
    >
      <Toolbar label="Template tools">
        <IconButton label="Undo" icon={Undo2} shortcut="Ctrl+Z" />
        <IconButton label="Redo" icon={Redo2} disabled />
        <ToolbarSeparator />
        <ToggleButton label="Bold" icon={Bold} isPressed={isBold} onChange={setBold} />
        <ToggleButton label="Italic" icon={Italic} isPressed={false} onChange={doNothing} />
        <ToggleButton label="Underline" icon={Underline} isPressed={false} onChange={doNothing} />
        <IconButton label="Link" icon={Link} />
        <ToolbarSeparator />
        <Segmented
          label="Device"
          isLabelHidden
          value={device}
          onChange={setDevice}
          options={[
            { value: "desktop", label: "Desktop", icon: Monitor },
            { value: "tablet", label: "Tablet", icon: Tablet },
            { value: "mobile", label: "Mobile", icon: Smartphone },
          ]}
        />
        <ToolbarSeparator />
        <Select
          label="Sort by"
          isLabelHidden
          isQuiet
          value="new"
          options={[{ value: "new", label: "Newest first" }]}
          onChange={doNothing}
        />
        <Menu
          label="More"
          trigger={(props) => <IconButton {...props} label="More" icon={Ellipsis} />}
          items={[
            { id: "copy", label: "Copy", icon: Copy, shortcut: "Ctrl+C", onSelect: doNothing },
            { id: "duplicate", label: "Duplicate", icon: CopyPlus, shortcut: "Ctrl+D", onSelect: doNothing },
            { id: "paste", label: "Paste", isDisabled: true, onSelect: doNothing },
            { kind: "separator", id: "line" },
            { id: "delete", label: "Delete", icon: Trash2, isDanger: true, shortcut: "Del", onSelect: doNothing },
          ]}
        />
      </Toolbar>
    </div>
  );
}

function Card({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        gap: 12,
        padding: 16,
        borderRadius: 10,
        background: "var(--mw-surface-raised)",
        border: "1px solid var(--mw-border)",
      }}
    >
      {title ? <h2 style={{ fontWeight: 600, fontSize: 15 }}>{title}</h2> : null}
      {children}
    </div>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div style={{ display: "flex", flexWrap: "wrap", gap: 8, alignItems: "center" }}>{children}</div>;
}
