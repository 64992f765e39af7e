import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../controls/button/button.js";
import { Inbox } from "../../icons/lucide/inbox.gen.js";
import { Spinner } from "../../icons/spinner.js";
import { Kbd } from "../../text/kbd.js";
import { Avatar } from "./avatar.js";
import { Badge, type BadgeProps } from "./badge.js";
import { CrashView } from "./crash-view.js";
import { DeniedState } from "./denied-state.js";
import { ProgressBar } from "./progress-bar.js";
import { Skeleton, SkeletonText } from "./skeleton.js";
import { EmptyState, ErrorState } from "./state-view.js";

const meta: Meta = { title: "States", parameters: { frame: { widthPx: 420 } } };
export default meta;

const tones: NonNullable<BadgeProps["tone"]>[] = ["neutral", "accent", "success", "warning", "danger"];
const doNothing = () => undefined;

export const Empty: StoryObj = {
  render: () => (
    <EmptyState title="No modules yet" icon={Inbox} action={<Button>Create module</Button>}>
      Save a block you use often and find it here again.
    </EmptyState>
  ),
};

export const Crashed: StoryObj = { render: () => <CrashView onRetry={doNothing} /> };

export const Failed: StoryObj = {
  render: () => (
    <ErrorState title="The templates could not be loaded" onRetry={doNothing}>
      The server did not answer. Your work is safe.
    </ErrorState>
  ),
};

export const FailedWithoutWords: StoryObj = { render: () => <ErrorState /> };

export const Denied: StoryObj = {
  render: () => <DeniedState title="Ada owns this template">Ask her to add you as a collaborator to edit it.</DeniedState>,
};

export const Loading: StoryObj = {
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      <SkeletonText />
      <div style={{ display: "flex", gap: 12 }}>
        <Skeleton shape="circle" width={32} height={32} />
        <Skeleton height={120} />
      </div>
      <Spinner />
    </div>
  ),
};

export const Progress: StoryObj = {
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      <ProgressBar label="Uploading spring.png" share={0.42} onCancel={doNothing} />
      <ProgressBar label="Making the PDF" />
    </div>
  ),
};

export const Badges: StoryObj = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone} hasDot>
          {tone}
        </Badge>
      ))}
      <Badge>12</Badge>
    </div>
  ),
};

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%2376b041' d='M0 0h8v8H0z'/%3E%3C/svg%3E";

export const People: StoryObj = {
  render: () => (
    <div style={{ display: "flex", gap: 8, alignItems: "center" }}>
      <Avatar name="Ada Lovelace" /> <Avatar name="Ben" sizePx={32} /> <Avatar name="Fay" src={picture} sizePx={32} /> <Kbd>Ctrl+K</Kbd>
    </div>
  ),
};
