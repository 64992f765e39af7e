import { useClient } from "@mailwright/client/react";
import type { TemplateSummary } from "@mailwright/contract";
import { Button, ErrorState, SkeletonText, useTranslate } from "@mailwright/ui";
import { DestinationCards, isService, useDestinationList, useDestinationWords } from "@mailwright/views/destinations";
import { useCallback, useState } from "react";
import type { ExportPart, StartedExport } from "../export-part.js";
import { bulkExportStrings } from "../export-strings.js";
import { refusalFrom } from "./refusal-from.js";
import { useServiceForm } from "./use-service-form.js";

export type ServiceTab = "email" | "application";

interface ServicesPartOptions {
  readonly templates: readonly TemplateSummary[];
  /** Null while another way is looked at. */
  readonly tab: ServiceTab | null;
  readonly onStarted: (started: StartedExport) => void;
  readonly onClose: () => void;
}

/** The services of a tab, or the form of the one that was chosen. */
export function useServicesPart({ templates, tab, onStarted, onClose }: ServicesPartOptions): ExportPart {
  const say = useTranslate(bulkExportStrings);
  const sayOf = useDestinationWords();
  const { answer, reload, add } = useDestinationList(useServicePort(), tab !== null);
  const [chosen, setChosen] = useState<Readonly<Partial<Record<ServiceTab, string>>>>({});
  const [left, setLeft] = useState<string | null>(null);
  const list = answer?.kind === "listed" ? answer : null;
  const offers = (list?.destinations ?? []).filter(isService).filter(({ destination }) => destination.tab === tab);
  const key = tab === null ? undefined : chosen[tab];
  const offer = offers.find(({ destination }) => destination.provider === key) ?? null;
  const form = useServiceForm({
    ...{ list, offer, templates, onClose, onKept: add },
    onStarted: (id) => onStarted({ id, serviceName: offer?.destination.name ?? "" }),
    onBack: () => {
      setLeft(key ?? null);
      if (tab !== null) setChosen({ ...chosen, [tab]: undefined });
    },
  });
  if (form) return form;
  const footer = <Button onClick={onClose}>{say("cancel")}</Button>;
  if (answer?.kind === "refused") return { body: <ErrorState title={sayOf("listFailed")} onRetry={reload} />, footer, isWorking: false };
  if (!list) return { body: <Loading />, footer, isWorking: false };
  const choose = (provider: string) => tab !== null && setChosen({ ...chosen, [tab]: provider });
  return { body: <DestinationCards key={tab} offers={offers} focused={left} onChoose={choose} />, footer, isWorking: false };
}

/** The services of the server; their declarations come when somebody asks for them. */
function useServicePort() {
  const client = useClient();
  return useCallback(async () => {
    const { connectedServices } = await import("@mailwright/views/connected-destinations");
    return connectedServices(client, refusalFrom);
  }, [client]);
}

function Loading() {
  const say = useDestinationWords();
  return (
    <div role="status" aria-label={say("loading")}>
      <SkeletonText lines={8} />
    </div>
  );
}
