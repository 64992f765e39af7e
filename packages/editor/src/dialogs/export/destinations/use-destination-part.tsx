import { Button, ErrorState, SkeletonText } from "@mailwright/ui";
import { DestinationCards, describeOffer, isService, useDestinationList, useDestinationWords } from "@mailwright/views/destinations";
import { useState } from "react";
import { useEditorServices } from "../../../base/context/editor-context.js";
import { usePortWords } from "../../../base/words/port-words.js";
import { useWorkspaceActions } from "../../../workspace/workspace-context.js";
import type { SendAgain } from "../../../workspace/workspace-store.js";
import type { ExportPart } from "../export-part.js";
import { useOutlookPart } from "./use-outlook-part.js";
import { useServicePart } from "./use-service-part.js";

export type DestinationTab = "email" | "application";

/** The destinations of a tab, or the form of the one that was chosen. `null`: another way of exporting is in view. */
export function useDestinationPart(tab: DestinationTab | null, again?: SendAgain): ExportPart {
  const say = useDestinationWords();
  const { close } = useWorkspaceActions();
  const wordsFor = usePortWords();
  const { destinations } = useEditorServices().ports;
  const [chosen, setChosen] = useState<Readonly<Partial<Record<DestinationTab, string>>>>(again ? { [again.tab]: again.provider } : {});
  const [left, setLeft] = useState<string | null>(null);
  const { answer, reload, add } = useDestinationList(destinations, tab !== null);
  const listed = answer?.kind === "listed" ? answer : null;
  const offers = (listed?.destinations ?? []).filter((offer) => describeOffer(offer, say).tab === tab);
  const key = tab === null ? undefined : chosen[tab];
  const offer = key === undefined ? undefined : offers.find((each) => describeOffer(each, say).key === key);
  const back = () => {
    if (tab === null) return;
    setLeft(key ?? null);
    setChosen({ ...chosen, [tab]: undefined });
  };
  const choose = (next: string) => tab !== null && setChosen({ ...chosen, [tab]: next });
  const service = useServicePart({ list: listed, offer: isService(offer) ? offer : null, again, onBack: back, onKept: add });
  const outlook = useOutlookPart({ list: listed, isChosen: offer?.kind === "outlook-app", onBack: back });
  const part = service ?? outlook;
  if (part) return part;
  const footer = <Button onClick={close}>{say("cancel")}</Button>;
  if (answer === undefined) return { body: <Loading />, footer, isWorking: false };
  if (answer.kind === "refused") {
    const body = (
      <ErrorState title={say("listFailed")} onRetry={reload}>
        {wordsFor(answer)}
      </ErrorState>
    );
    return { body, footer, isWorking: false };
  }
  return { body: <DestinationCards key={tab} offers={offers} focused={left} onChoose={choose} />, footer, isWorking: false };
}

function Loading() {
  const say = useDestinationWords();
  return (
    <div role="status" aria-label={say("loading")}>
      <SkeletonText lines={8} />
    </div>
  );
}
