import { Button, TextArea, useTranslate } from "@mailwright/ui";
import { Maximize2 } from "@mailwright/ui/icons";
import { useContext } from "react";
import { useTellRefusal } from "../../../base/words/refusal-words.js";
import { useLaterCommands } from "../../../workspace/commands/use-later-commands.js";
import { PanelBlockContext } from "../panel-block-context.js";
import type { WidgetProps } from "./widget.js";
import { widgetStrings } from "./widget-strings.js";

const rowsShown = 14;

/** HTML as it is written, in a monospaced field. */
export function CodeWidget({ spec, value, field, onChange }: WidgetProps<"code">) {
  const write = (html: string) => {
    if (spec.accepts(html)) onChange(html);
  };
  return (
    <div className="mw-code-field" spellCheck={false}>
      <TextArea {...field} layout="stack" rows={rowsShown} value={value} onChange={write} />
      <EditButton isDisabled={field.isDisabled ?? false} />
    </div>
  );
}

/** The same code in a larger dialog, with colours and line numbers. */
function EditButton({ isDisabled }: { readonly isDisabled: boolean }) {
  const say = useTranslate(widgetStrings);
  const editor = useLaterCommands();
  const tell = useTellRefusal();
  const blockId = useContext(PanelBlockContext);
  if (blockId === undefined) return null;
  return (
    <Button icon={Maximize2} disabled={isDisabled} onClick={() => tell(editor.run("edit-code", { blockId }))}>
      {say("editCode")}
    </Button>
  );
}
