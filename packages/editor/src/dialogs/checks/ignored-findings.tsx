import type { IgnoredFinding } from "@mailwright/checks";
import { Button, Collapsible, useTranslate } from "@mailwright/ui";
import { useFocusHandover } from "../../base/focus/use-focus-handover.js";
import { checksStrings } from "./checks-strings.js";
import { findingStrings } from "./finding-strings.js";
import { useFindingActions } from "./use-finding-actions.js";
import { useFindingPlace } from "./use-finding-place.js";

/** The ignored findings, with the reasons. */
export function IgnoredFindings({ findings }: { readonly findings: readonly IgnoredFinding[] }) {
  const say = useTranslate(checksStrings);
  if (findings.length === 0) return null;
  return (
    <Collapsible title={say("ignored", { count: findings.length })} isOpenAtFirst={false}>
      <ul className="mw-checks-list">
        {findings.map((finding) => (
          <IgnoredItem key={finding.id} finding={finding} />
        ))}
      </ul>
    </Collapsible>
  );
}

function IgnoredItem({ finding }: { readonly finding: IgnoredFinding }) {
  const say = useTranslate(checksStrings);
  const sentence = useTranslate(findingStrings);
  const place = useFindingPlace(finding.blockId);
  const { ignore, isReadOnly } = useFindingActions();
  return (
    <li ref={useFocusHandover<HTMLLIElement>()} className="mw-finding">
      <div className="mw-finding-body">
        <p className="mw-finding-place">{place}</p>
        <p className="mw-finding-text">{sentence(finding.code, { ...finding.values })}</p>
        <p className="mw-finding-reason">{say("because", { reason: finding.reason })}</p>
        {isReadOnly ? null : (
          <div className="mw-finding-tools">
            <Button variant="quiet" onClick={() => ignore(finding, undefined)}>
              {say("countAgain")}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
