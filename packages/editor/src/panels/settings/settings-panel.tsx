import { resolveSettings } from "@mailwright/document";
import { Button, EmptyState, useFormats, useTranslate } from "@mailwright/ui";
import { MousePointerClick, Settings2 } from "@mailwright/ui/icons";
import { useDocument, useEditor, useViewState } from "../../base/context/editor-context.js";
import type { PanelTab } from "../../workspace/panels/panel-tabs.js";
import { countContent } from "./count-content.js";
import { LaterSelectedBlock } from "./later-selected-block.js";
import { LaterWholeEmail } from "./later-whole-email.js";
import { settingsStrings } from "./settings-strings.js";
import { useAfterPress } from "./use-after-press.js";

export interface SettingsPanelProps {
  readonly closedTabs: ReadonlySet<PanelTab>;
  readonly onToggle: (tab: PanelTab, isOpen: boolean) => void;
  readonly onGeneralSettings: () => void;
}

/** The settings of the selected block. Without a selection: what is in the email, and what is changed most of the whole of it. */
export function SettingsPanel({ closedTabs, onToggle, onGeneralSettings }: SettingsPanelProps) {
  const selection = useAfterPress(useViewState((viewState) => viewState.selection));
  const blockId = selection.at(-1);
  if (blockId === undefined) return <DocumentSummary onGeneralSettings={onGeneralSettings} />;
  return (
    <LaterSelectedBlock key={selection.length > 1 ? "several" : blockId} blockIds={selection} closedTabs={closedTabs} onToggle={onToggle} />
  );
}

function DocumentSummary({ onGeneralSettings }: Pick<SettingsPanelProps, "onGeneralSettings">) {
  const say = useTranslate(settingsStrings);
  const { list } = useFormats();
  const { registry } = useEditor();
  const count = useDocument((document) => countContent(document.root, registry));
  const width = useDocument((document) => resolveSettings(document.settings).width);
  const isReadOnly = useViewState((viewState) => viewState.readOnly);
  // Without it General settings have no effect.
  const hasPage = useDocument(({ root }) => root.children?.some(({ type }) => type === "wrapper") ?? false);
  const action = isReadOnly ? null : (
    <Button icon={Settings2} onClick={onGeneralSettings}>
      {say("generalSettings")}
    </Button>
  );
  return (
    <>
      <EmptyState title={say("nothingSelected")} icon={MousePointerClick} action={action}>
        <p>{say(isReadOnly ? "readOnlyHint" : "nothingSelectedHint")}</p>
        <p className="mw-panel-facts">{list([say("blockCount", { count }), say("emailWidth", { width })])}</p>
      </EmptyState>
      {isReadOnly || !hasPage ? null : <LaterWholeEmail />}
    </>
  );
}
