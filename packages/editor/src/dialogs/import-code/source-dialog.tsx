import { Button, ProgressBar, useStyles, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import type { ReactNode, RefObject } from "react";
import type { SourceCode } from "../../import/check-source.js";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";
import { importCodeStrings } from "./import-code-strings.js";
import css from "./reading.css?inline";
import { importStrings } from "./report/import-strings.js";
import type { ImportState } from "./use-reading.js";

const styles = [css];

export interface SourceDialogProps {
  readonly state: Exclude<ImportState, { readonly phase: "report" }>;
  readonly source: SourceCode;
  /** What takes the focus; absent: the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly onRead: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** The first step of an import: the code, or how far reading it is. */
export function SourceDialog({ state, source, initialFocus, onRead, onCancel, children }: SourceDialogProps) {
  const say = useTranslate(importCodeStrings);
  const { close } = useWorkspaceActions();
  const isReading = state.phase === "reading";
  const isEmpty = source.html.trim() === "";
  const footer = isReading ? undefined : (
    <>
      <Button onClick={close}>{say("cancel")}</Button>
      <Button variant="primary" disabled={isEmpty} onClick={onRead}>
        {say("continue")}
      </Button>
    </>
  );
  return (
    <Dialog title={say("title")} size="full" isDismissable={isEmpty} initialFocus={initialFocus} onClose={close} footer={footer} isBodyBare>
      {isReading ? <Reading share={state.share} onCancel={onCancel} /> : children}
    </Dialog>
  );
}

function Reading({ share, onCancel }: { readonly share: number; readonly onCancel: () => void }) {
  useStyles(styles);
  const say = useTranslate(importStrings);
  return (
    <div className="mw-import-reading">
      <ProgressBar label={say("reading")} share={share} onCancel={onCancel} />
      <p>{say("readingLead")}</p>
    </div>
  );
}
