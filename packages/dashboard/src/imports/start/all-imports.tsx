import { isApiError } from "@mailwright/client";
import { useImports } from "@mailwright/client/react";
import { DeniedState, useStyles, useTranslate } from "@mailwright/ui";
import { BringEmails } from "./bring-emails.js";
import { ImportList } from "./import-list.js";
import css from "./start.css?inline";
import { startStrings } from "./start-strings.js";

const styles = [css];

/** Where emails are brought, and what was brought before. */
export function AllImports() {
  useStyles(styles);
  const say = useTranslate(startStrings);
  const answer = useImports();
  const isDenied = isApiError(answer.error) && answer.error.status === 403;
  return (
    <>
      <div className="mw-dashboard-filters">
        <h1 className="mw-dashboard-title">{say("title")}</h1>
      </div>
      <div className="mw-dashboard-scroll">
        {isDenied ? (
          <DeniedState title={say("denied")}>{say("deniedLead")}</DeniedState>
        ) : (
          <div className="mw-imports">
            <BringEmails />
            <ImportList answer={answer} />
          </div>
        )}
      </div>
    </>
  );
}
