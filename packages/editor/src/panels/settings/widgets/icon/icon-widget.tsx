import { Button, Field, IconButton, TextField, useToasts, useTranslate } from "@mailwright/ui";
import { Shapes, Trash2 } from "@mailwright/ui/icons";
import { lazy, Suspense, useRef, useState } from "react";
import { useEditorServices } from "../../../../base/context/editor-context.js";
import type { WidgetProps } from "../widget.js";
import { iconStrings } from "./icon-strings.js";

/** A server has to answer its searches anyway: it is fetched when it is opened. */
const IconChooser = lazy(async () => ({ default: (await import("./icon-chooser.js")).IconChooser }));

/** An icon. It is chosen from a search, or its id is typed if there is no port that can search. */
export function IconWidget({ spec, value, field, swatches, onChange }: WidgetProps<"icon">) {
  const say = useTranslate(iconStrings);
  const { icons } = useEditorServices().ports;
  const toasts = useToasts();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { onBegin, onCommit, ...frame } = field;
  if (!icons) return <TextField {...field} value={value} onChange={(id) => spec.accepts(id) && onChange(id)} />;
  const choose = (id: string) => {
    setOpen(false);
    onChange(id);
  };
  const remove = () => {
    onChange("");
    // The button for it is gone then.
    opener.current?.focus();
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
          {value === "" || disabled ? null : <IconButton label={say("remove")} icon={Trash2} onClick={remove} />}
          {isOpen ? (
            <Suspense fallback={null}>
              <IconChooser
                port={icons}
                chosen={value}
                spec={spec}
                swatches={swatches}
                anchor={opener}
                onChoose={choose}
                onClose={() => setOpen(false)}
              />
            </Suspense>
          ) : null}
        </div>
      )}
    </Field>
  );
}
