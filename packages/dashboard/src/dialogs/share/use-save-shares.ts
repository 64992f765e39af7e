import { useShareTemplate } from "@mailwright/client/react";
import type { TemplateSummary } from "@mailwright/contract";
import { useFormats, useToasts, useTranslate } from "@mailwright/ui";
import { useReportFailure } from "../../actions/use-report-failure.js";
import { shareStrings } from "./share-strings.js";
import { areTeamsChanged, type Share, sharesOf, splitShares } from "./shares.js";

/** Stores with whom a template is shared, and says so. */
export function useSaveShares(template: TemplateSummary, onSaved: () => void) {
  const { id, name } = template;
  const say = useTranslate(shareStrings);
  const { list } = useFormats();
  const toasts = useToasts();
  const report = useReportFailure();
  const share = useShareTemplate();
  const save = async (shares: readonly Share[]) => {
    const { collaborators, teams } = splitShares(shares);
    // A server that knows of no teams takes none.
    const isOfTeams = areTeamsChanged(shares, sharesOf(template));
    try {
      await share.mutateAsync({ id, collaborators, ...(isOfTeams && { teams }) });
    } catch (error) {
      report(error);
      return;
    }
    const people = collaborators.length === 0 ? [] : [say("people", { count: collaborators.length })];
    const whom = list(teams.length === 0 ? people : [...people, say("teams", { count: teams.length })]);
    toasts.show({ kind: "success", message: whom === "" ? say("unshared", { name }) : say("shared", { name, whom }) });
    onSaved();
  };
  return { save, isPending: share.isPending };
}
