import type { ImportResult, ImportResultDetail } from "@mailwright/client";
import { useImportResult } from "@mailwright/client/react";
import { Button, IconButton, useStyles, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { ArrowLeft, Check, ChevronDown, ChevronUp, SquareArrowOutUpRight } from "@mailwright/ui/icons";
import { useState } from "react";
import { RemoteView } from "../../remote/remote-view.js";
import { useDashboard } from "../../view/dashboard-context.js";
import { editorAddress } from "../../view/editor-address.js";
import { isAcceptable } from "../results/standing.js";
import css from "./look.css?inline";
import { LookPictures } from "./look-pictures.js";
import { LookReport } from "./look-report.js";
import { lookStrings } from "./look-strings.js";
import { useChoosing } from "./use-choosing.js";

const styles = [css];

interface LookDialogProps {
  readonly importId: string;
  readonly results: readonly ImportResult[];
  /** The emails to go through, as they were listed when the first was opened. */
  readonly order: readonly string[];
  /** The one that is looked at. */
  readonly id: string;
  readonly onMove: (id: string) => void;
  readonly onAccept: (id: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** An email before and after, with what became of its parts, and a way to choose again. */
export function LookDialog({ importId, results, order, id, onMove, onAccept, onClose }: LookDialogProps) {
  useStyles(styles);
  const say = useTranslate(lookStrings);
  const answer = useImportResult(importId, id);
  const listed = results.find((result) => result.id === id);
  const result = answer.data?.result ?? listed;
  return (
    <Dialog
      title={result?.title ?? ""}
      size="full"
      isBodyBare
      actions={<Steps order={order} id={id} onMove={onMove} />}
      footer={result ? <Footer result={listed ?? result} onAccept={onAccept} onClose={onClose} /> : null}
      onClose={onClose}
    >
      <RemoteView answer={answer} loading={say("loading")} failed={say("failed")}>
        {(detail) => <Looked key={id} importId={importId} detail={detail} />}
      </RemoteView>
    </Dialog>
  );
}

function Looked({ importId, detail }: { readonly importId: string; readonly detail: ImportResultDetail }) {
  const choosing = useChoosing(importId, detail);
  return (
    <div className="mw-look">
      <LookReport detail={detail} choosing={choosing} />
      <LookPictures before={detail.before} after={detail.after} isReading={choosing.isBusy} />
    </div>
  );
}

function Steps({ order, id, onMove }: Pick<LookDialogProps, "order" | "id" | "onMove">) {
  const say = useTranslate(lookStrings);
  const at = order.indexOf(id);
  const step = (label: "previous" | "next", to: string | undefined) => (
    <IconButton
      label={say(label)}
      icon={label === "next" ? ChevronDown : ChevronUp}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onMove(to)}
    />
  );
  return (
    <div className="mw-look-steps">
      <span className="mw-tabular" role="status">
        {say("position", { position: at + 1, total: order.length })}
      </span>
      {step("previous", order[at - 1])}
      {step("next", order[at + 1])}
    </div>
  );
}

interface FooterProps extends Pick<LookDialogProps, "onAccept" | "onClose"> {
  readonly result: ImportResult;
}

function Footer({ result, onAccept, onClose }: FooterProps) {
  const say = useTranslate(lookStrings);
  const { view, host } = useDashboard();
  const [isBusy, setBusy] = useState(false);
  const accept = () => {
    setBusy(true);
    void onAccept(result.id).finally(() => setBusy(false));
  };
  const { templateId } = result;
  return (
    <>
      <Button icon={{ directed: ArrowLeft }} onClick={onClose}>
        {say("close")}
      </Button>
      {templateId === null ? (
        <Button variant="primary" icon={Check} isLoading={isBusy} disabled={!isAcceptable(result)} onClick={accept}>
          {say("accept")}
        </Button>
      ) : (
        <Button
          variant="primary"
          icon={SquareArrowOutUpRight}
          onClick={() => host.navigate(editorAddress({ id: templateId, isSystem: false }, view))}
        >
          {say("open")}
        </Button>
      )}
    </>
  );
}
