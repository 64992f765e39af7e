import { resolveSettings } from "@mailwright/document";
import { IconButton, ToggleButton, useRoot, useTranslate } from "@mailwright/ui";
import { AlignLeft, Inbox, Layers, Moon, SquareArrowOutUpRight } from "@mailwright/ui/icons";
import type { ComponentType } from "react";
import { useDocument, useHasUnsavedWork } from "../../base/context/editor-context.js";
import { useWorkspace } from "../../workspace/workspace-context.js";
import { isByProgram, usePreview } from "./preview-context.js";
import { previewStrings } from "./preview-strings.js";
import { RecipientTool } from "./recipient-tool.js";

/** The tools at the end of the preview's header, in order. Each finds what it needs with `usePreview`. */
export const previewTools: readonly { readonly id: string; readonly Tool: ComponentType }[] = [
  { id: "recipient", Tool: RecipientTool },
  { id: "programs", Tool: ProgramsTool },
  { id: "amp", Tool: AmpTool },
  { id: "text-only", Tool: TextOnlyTool },
  { id: "dark", Tool: DarkTool },
  { id: "page", Tool: PageTool },
];

function ProgramsTool() {
  const say = useTranslate(previewStrings);
  const { view, change } = usePreview();
  return (
    <ToggleButton
      label={say("programs")}
      icon={Inbox}
      isPressed={isByProgram(view)}
      onChange={(isOn) => change({ shown: isOn ? "programs" : "email" })}
    />
  );
}

/** Only where the email has such a part. */
function AmpTool() {
  const say = useTranslate(previewStrings);
  const { view, change } = usePreview();
  const hasAmp = useDocument(({ settings }) => resolveSettings(settings).ampPart);
  if (!hasAmp) return null;
  return (
    <ToggleButton
      label={say("amp")}
      icon={Layers}
      isPressed={view.shown === "amp"}
      onChange={(isOn) => change({ shown: isOn ? "amp" : "email" })}
    />
  );
}

function TextOnlyTool() {
  const say = useTranslate(previewStrings);
  const { view, change } = usePreview();
  return (
    <ToggleButton
      label={say("textOnly")}
      icon={{ directed: AlignLeft }}
      isPressed={view.shown === "text"}
      onChange={(isOn) => change({ shown: isOn ? "text" : "email" })}
    />
  );
}

function DarkTool() {
  const say = useTranslate(previewStrings);
  const { view, change } = usePreview();
  return <ToggleButton label={say("dark")} icon={Moon} isPressed={view.isDark} onChange={(isDark) => change({ isDark })} />;
}

/** The stored email as a page of its own, where the store has an address for that. */
function PageTool() {
  const say = useTranslate(previewStrings);
  const root = useRoot();
  const url = useWorkspace(({ info }) => info.pageUrl);
  const isUnsaved = useHasUnsavedWork();
  if (url === undefined) return null;
  const open = () => void (root.ownerDocument ?? root).defaultView?.open(url, "_blank", "noopener");
  return (
    <IconButton
      label={say("page")}
      tooltip={isUnsaved ? say("pageUnsaved") : undefined}
      icon={{ directed: SquareArrowOutUpRight }}
      onClick={open}
    />
  );
}
