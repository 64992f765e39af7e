import type { Finding, Severity } from "@mailwright/checks";
import { Button, Icon, type IconSource, useTranslate } from "@mailwright/ui";
import { Info, OctagonAlert, TriangleAlert } from "@mailwright/ui/icons";
import { useState } from "react";
import { useFocusHandover } from "../../base/focus/use-focus-handover.js";
import { checksStrings } from "./checks-strings.js";
import { findingStrings, fixStrings, ruleStrings } from "./finding-strings.js";
import { IgnoreForm } from "./ignore-form.js";
import { useFindingActions } from "./use-finding-actions.js";
import { useFindingPlace } from "./use-finding-place.js";

const icons = { error: OctagonAlert, warning: TriangleAlert, hint: Info } satisfies Record<Severity, IconSource>;

/** Outlook for Windows, as the preview calls it. */
const wordProgram = "outlook-classic";

/** One finding: what it is, where it is, and what can be done about it. */
export function FindingItem({ finding }: { readonly finding: Finding }) {
  const sentence = useTranslate(findingStrings);
  const nameOf = useTranslate(ruleStrings);
  const place = useFindingPlace(finding.blockId);
  return (
    <li ref={useFocusHandover<HTMLLIElement>()} className="mw-finding" data-severity={finding.severity} data-rule={finding.rule}>
      <Icon icon={icons[finding.severity]} />
      <div className="mw-finding-body">
        <p className="mw-finding-place">
          {nameOf(finding.rule)} · {place}
        </p>
        <p className="mw-finding-text">{sentence(finding.code, { ...finding.values })}</p>
        <FindingTools finding={finding} />
      </div>
    </li>
  );
}

function FindingTools({ finding }: { readonly finding: Finding }) {
  const say = useTranslate(checksStrings);
  const sayFix = useTranslate(fixStrings);
  const actions = useFindingActions();
  const [isIgnoring, setIgnoring] = useState(false);
  const { blockId, fix } = finding;
  if (isIgnoring) return <IgnoreForm onIgnore={(reason) => actions.ignore(finding, reason)} onCancel={() => setIgnoring(false)} />;
  return (
    <div className="mw-finding-tools">
      {fix && actions.mayFix(finding) ? <Button onClick={() => actions.fix(finding)}>{sayFix(fix.kind, { ...fix.values })}</Button> : null}
      {blockId === undefined ? null : (
        <Button variant="quiet" onClick={() => actions.goTo(blockId)}>
          {say("goToBlock")}
        </Button>
      )}
      {finding.code.startsWith("word-") ? (
        <Button variant="quiet" onClick={() => actions.showIn(wordProgram, blockId)}>
          {say("showInOutlook")}
        </Button>
      ) : null}
      {actions.isReadOnly ? null : (
        <Button variant="quiet" onClick={() => setIgnoring(true)}>
          {say("ignore")}
        </Button>
      )}
      <MoreLink address={finding.values["url"]} />
    </div>
  );
}

function MoreLink({ address }: { readonly address: string | number | undefined }) {
  const say = useTranslate(checksStrings);
  if (typeof address !== "string") return null;
  return (
    <a className="mw-dialog-link mw-finding-more" href={address} target="_blank" rel="noreferrer noopener">
      {say("readMore")}
    </a>
  );
}
