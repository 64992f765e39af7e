import { type AmpLoss, type AmpPart, ampCssMaxBytes, ampMaxBytes } from "@mailwright/compiler/amp";
import { Spinner, useStyles, useTranslate } from "@mailwright/ui";
import { useAsked } from "@mailwright/views/asked";
import { useDocument, useEditorServices } from "../../../base/context/editor-context.js";
import { compileAmpPart } from "../../../base/document/compile-amp-part.js";
import { useDialogStyles } from "../../../base/styles/use-dialog-styles.js";
import { useWorkspace } from "../../../workspace/workspace-context.js";
import { previewStrings } from "../preview-strings.js";
import { GoToBlock } from "../programs/go-to-block.js";
import css from "../programs/programs.css?inline";
import { ampStrings } from "./amp-strings.js";

const styles = [css];

/** The AMP part of the email: its source, whether it is sent, and what it cannot show as the HTML does. It is never drawn. */
export function AmpView() {
  useDialogStyles();
  useStyles(styles);
  const say = useTranslate(ampStrings);
  const sayOf = useTranslate(previewStrings);
  const services = useEditorServices();
  const document = useDocument((current) => current);
  const info = useWorkspace((workspace) => workspace.info);
  const { phase, value: part } = useAsked(() => compileAmpPart(services, document, info), [services, document, info]);
  if (phase === "failed")
    return (
      <p role="alert" className="mw-notice">
        {say("failed")}
      </p>
    );
  if (!part)
    return (
      <div className="mw-preview-wait" role="status" aria-label={sayOf("preparing")}>
        <Spinner sizePx={24} />
      </div>
    );
  return (
    <div className="mw-programs">
      <div className="mw-programs-body">
        <div className="mw-preview-words" data-device="desktop">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard */}
          <pre tabIndex={0} dir="ltr" aria-label={say("source")} className="mw-preview-text">
            {part.html}
          </pre>
        </div>
        <AmpPanel part={part} />
      </div>
    </div>
  );
}

function AmpPanel({ part }: { readonly part: AmpPart }) {
  const say = useTranslate(ampStrings);
  const { fault, losses } = part;
  const sizes = {
    size: kilobytes(part.sizeBytes),
    sizeMax: kilobytes(ampMaxBytes),
    css: kilobytes(part.cssBytes),
    cssMax: kilobytes(ampCssMaxBytes),
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard
    <aside className="mw-losses" aria-label={say("details")} tabIndex={0}>
      <h2 className="mw-losses-title">{say("title")}</h2>
      {fault === undefined ? (
        <p className="mw-losses-none">{say("fits", sizes)}</p>
      ) : (
        <p role="alert" className="mw-notice">
          {say(fault === "too-large" ? "tooLarge" : "cssTooLarge", sizes)}
        </p>
      )}
      <ul className="mw-losses-facts mw-losses-subtitle">
        <li>{say("notDrawn")}</li>
        <li>{say("senders")}</li>
      </ul>
      <h3 className="mw-losses-subtitle">{say("lost")}</h3>
      {losses.length === 0 ? (
        <p className="mw-losses-none">{say("nothingLost")}</p>
      ) : (
        <ul className="mw-losses-list">
          {losses.map((loss) => (
            <LossItem key={`${loss.code} ${loss.blockId} ${loss.detail}`} loss={loss} />
          ))}
        </ul>
      )}
    </aside>
  );
}

function LossItem({ loss: { code, blockId, detail = "" } }: { readonly loss: AmpLoss }) {
  const say = useTranslate(ampStrings);
  return (
    <li className="mw-loss">
      <p className="mw-loss-head">{say(code, { detail })}</p>
      {detail !== "" && code !== "element" ? <p className="mw-loss-more">{detail}</p> : null}
      {blockId === undefined ? null : <GoToBlock blockId={blockId} />}
    </li>
  );
}

function kilobytes(bytes: number): string {
  return String(Math.ceil(bytes / 1000));
}
