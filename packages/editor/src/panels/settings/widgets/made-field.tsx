import { Button, Field, Spinner, useTranslate } from "@mailwright/ui";
import { RotateCw } from "@mailwright/ui/icons";
import { type ReactNode, useContext } from "react";
import { useKnownPortWords } from "../../../base/words/port-words.js";
import { usePictureState } from "../../../workspace/pictures/pictures-context.js";
import { PanelBlockContext } from "../panel-block-context.js";
import type { WidgetField } from "./widget.js";
import { widgetStrings } from "./widget-strings.js";

interface MadeFieldProps {
  readonly field: WidgetField;
  /** What is said while it is being made. */
  readonly asking: string;
  /** What is said if it could not be made for a reason that has no words of its own. */
  readonly failed: string;
  /** What is there, with the words that it is being made where they belong: null while it is not. */
  readonly children: (asking: ReactNode) => ReactNode;
}

/** Something that the server makes for the block: what is there, whether it is being made anew, and Retry if that failed. */
export function MadeField({ field, asking, failed, children }: MadeFieldProps) {
  const say = useTranslate(widgetStrings);
  const words = useKnownPortWords();
  const { state, retry } = usePictureState(useContext(PanelBlockContext));
  const isAsking = state.phase === "asking";
  const asked = (
    <p className="mw-picture-state" role="status">
      <Spinner />
      {asking}
    </p>
  );
  return (
    <Field label={field.label} layout={field.layout} group="group">
      {() => (
        <div className="mw-image-field" aria-busy={isAsking}>
          {children(isAsking ? asked : null)}
          {state.phase === "failed" ? (
            <>
              <p role="alert" className="mw-upload-failed">
                {words(state.refusal) ?? failed}
              </p>
              <Button icon={RotateCw} disabled={field.isDisabled} onClick={retry}>
                {say("retry")}
              </Button>
            </>
          ) : null}
        </div>
      )}
    </Field>
  );
}
