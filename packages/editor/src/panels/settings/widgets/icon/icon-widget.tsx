import { findBlock, resolveProps, resolveSettings } from "@mailwright/document";
import { Button, Field, IconButton, TextField, useToasts, useTranslate } from "@mailwright/ui";
import { Shapes, Trash2 } from "@mailwright/ui/icons";
import { useContext, useRef, useState } from "react";
import { useDocument, useEditorServices } from "../../../../base/context/editor-context.js";
import { PanelBlockContext } from "../../panel-block-context.js";
import type { WidgetProps } from "../widget.js";
import { IconChooser } from "./icon-chooser.js";
import { iconStrings } from "./icon-strings.js";

/** An icon. It is chosen from a search, or its id is typed if there is no port that can search. */
export function IconWidget({ spec, value, field, onChange }: WidgetProps<"icon">) {
  const say = useTranslate(iconStrings);
  const { icons } = useEditorServices().ports;
  const toasts = useToasts();
  const color = useColorOfBlock();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { onBegin, onCommit, ...frame } = field;
  if (!icons) return <TextField {...field} value={value} onChange={(id) => spec.accepts(id) && onChange(id)} />;
  const choose = (id: string) => {
    setOpen(false);
    onChange(id);
  };
  const show = async () => {
    if (!icons.open) return setOpen(!isOpen);
    const answer = await icons.open();
    if (answer.kind === "chosen" && spec.accepts(answer.id)) onChange(answer.id);
    else if (answer.kind !== "none") toasts.show({ kind: "error", message: say("notOpened") });
    return undefined;
  };
  return (
    <Field {...frame} group="group">
      {({ disabled }) => (
        <div className="mw-icon-field">
          <Button ref={opener} icon={Shapes} disabled={disabled} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => void show()}>
            {say(value === "" ? "choose" : "change")}
          </Button>
          {value === "" || disabled ? null : <IconButton label={say("remove")} icon={Trash2} onClick={() => onChange("")} />}
          {isOpen ? (
            <IconChooser port={icons} chosen={value} color={color} anchor={opener} onChoose={choose} onClose={() => setOpen(false)} />
          ) : null}
        </div>
      )}
    </Field>
  );
}

/** The colour of the block, if it has one: its icon is drawn in it. */
function useColorOfBlock(): string | undefined {
  const { registry } = useEditorServices();
  const blockId = useContext(PanelBlockContext);
  return useDocument(({ root, settings }) => {
    const block = blockId === undefined ? undefined : findBlock(root, blockId);
    const definition = block && registry.get(block.type);
    if (!block || definition?.props["color"]?.kind !== "color") return undefined;
    const values: Readonly<Record<string, unknown>> = resolveProps(definition.props, block.props, resolveSettings(settings));
    const color = values["color"];
    return typeof color === "string" && /^#[0-9a-f]{6}$/i.test(color) ? color : undefined;
  });
}
