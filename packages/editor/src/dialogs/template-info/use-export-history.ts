import { useEffect, useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import type { DestinationList, ExportHistory, ExportRecord, ShownDestination } from "../../ports/destination-port.js";
import type { PortRefusal } from "../../ports/port-refusal.js";

/** Where an email went, and what that is called. */
export interface ToldExport {
  readonly record: ExportRecord;
  readonly name: string;
  /** Where the destination stands in *Export*; `null` where it is there no more. */
  readonly tab: ShownDestination["tab"] | null;
}

export interface ToldHistory {
  readonly kind: "told";
  readonly exports: readonly ToldExport[];
}

/** What went where, newest first. `undefined` until it is known. */
export function useExportHistory(): ToldHistory | PortRefusal | undefined {
  const { destinations, exportHistory } = useEditorServices().ports;
  const [answer, setAnswer] = useState<ToldHistory | PortRefusal>();
  useEffect(() => {
    if (!destinations || !exportHistory) return;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      const { list } = await destinations();
      const told = tellHistory(...(await Promise.all([list(signal), exportHistory(signal)])));
      if (!controller.signal.aborted) setAnswer(told);
    };
    void load();
    return () => controller.abort();
  }, [destinations, exportHistory]);
  return answer;
}

function tellHistory(list: DestinationList | PortRefusal, history: ExportHistory | PortRefusal): ToldHistory | PortRefusal {
  if (list.kind === "refused") return list;
  if (history.kind === "refused") return history;
  return { kind: "told", exports: history.exports.map((record) => nameOf(record, list)) };
}

function nameOf(record: ExportRecord, { destinations }: DestinationList): ToldExport {
  const offer = destinations.find((each) => each.kind === "service" && each.destination.provider === record.provider);
  return offer?.kind === "service"
    ? { record, name: offer.destination.name, tab: offer.destination.tab }
    : { record, name: record.provider, tab: null };
}
