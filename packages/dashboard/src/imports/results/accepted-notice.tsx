import type { ImportResult } from "@mailwright/client";
import { Button, Icon, IconButton, useRoot, useTranslate } from "@mailwright/ui";
import { CircleAlert, CircleCheck, X } from "@mailwright/ui/icons";
import { useEffect, useRef } from "react";
import { useDashboard } from "../../view/dashboard-context.js";
import { moveView, writeView } from "../../view/dashboard-view.js";
import { resultStrings } from "./result-strings.js";
import { useRefusalWords } from "./result-words.js";
import type { Accepting } from "./use-accepting.js";

interface AcceptedNoticeProps {
  readonly accepting: Accepting;
  readonly results: readonly ImportResult[];
}

/** What was accepted last, with the way there, and what could not be, with what helps. */
export function AcceptedNotice({ accepting: { outcome, forget }, results }: AcceptedNoticeProps) {
  const say = useTranslate(resultStrings);
  const sayRefusal = useRefusalWords();
  const { view, host } = useDashboard();
  const notice = useRef<HTMLElement>(null);
  const root = useRoot();
  useEffect(() => {
    // The button that was pressed went with what was chosen.
    if (outcome && (root.activeElement === null || root.activeElement === root.ownerDocument?.body)) notice.current?.focus();
  }, [outcome, root]);
  if (!outcome || outcome.count + outcome.refused.length === 0) return null;
  const { count, refused } = outcome;
  const titleOf = (id: string) => results.find((result) => result.id === id)?.title ?? "";
  return (
    <section ref={notice} className="mw-accepted" tabIndex={-1} aria-label={say("accepted")}>
      <div className="mw-accepted-lines">
        {count > 0 ? (
          <p className="mw-accepted-line" data-tone="success">
            <Icon icon={CircleCheck} />
            <span>{say("madeMany", { count })}</span>
            <Button onClick={() => host.navigate(writeView(moveView(view, { status: "draft" })))}>{say("showDrafts")}</Button>
          </p>
        ) : null}
        {refused.length > 0 ? (
          <div className="mw-accepted-line" data-tone="danger" role="alert">
            <Icon icon={CircleAlert} />
            <div>
              <p>{say("notMade", { count: refused.length })}</p>
              <ul>
                {refused.map(({ id, code }) => (
                  <li key={id}>
                    <strong>{titleOf(id)}</strong> {sayRefusal(code)}
                  </li>
                ))}
              </ul>
            </div>
          </div>
        ) : null}
      </div>
      <IconButton label={say("dismiss")} icon={X} onClick={forget} />
    </section>
  );
}
