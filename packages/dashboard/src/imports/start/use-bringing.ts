import { type Import, isApiError, type PlacedFile } from "@mailwright/client";
import { useImportWork } from "@mailwright/client/react";
import { useToasts, useTranslate } from "@mailwright/ui";
import { useEffect, useRef, useState } from "react";
import { useDashboard } from "../../view/dashboard-context.js";
import { moveView, writeView } from "../../view/dashboard-view.js";
import { sortFiles } from "./collect-files.js";
import { useStartFaults } from "./start-faults.js";
import { startStrings } from "./start-strings.js";

/** An upload on its way. */
export interface Sending {
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
}

/** Brings emails to the server and goes on to what comes of them. */
export function useBringing() {
  const say = useTranslate(startStrings);
  const toasts = useToasts();
  const sayFault = useStartFaults();
  const { view, host } = useDashboard();
  const { bringFiles, bringAddresses } = useImportWork();
  const [sending, setSending] = useState<Sending>();
  const [fault, setFault] = useState<string>();
  const upload = useRef<AbortController>(undefined);
  useEffect(() => () => upload.current?.abort(), []);
  const goTo = ({ id }: Import) => host.navigate(writeView(moveView(view, { imports: id })));
  const bring = async (found: readonly PlacedFile[], base?: string) => {
    const { files, leftOut, hasEmail } = sortFiles(found);
    const [first] = files;
    if (!first || !hasEmail) return setFault(say("nothingUsable"));
    const name = files.length === 1 ? first.path : say("several", { count: files.length });
    const stop = new AbortController();
    upload.current = stop;
    setFault(undefined);
    setSending({ name, share: 0 });
    try {
      goTo(await bringFiles.mutateAsync({ files, base, signal: stop.signal, onProgress: (share) => setSending({ name, share }) }));
      if (leftOut > 0) toasts.show({ message: say("passedOver", { count: leftOut }) });
    } catch (error) {
      if (!stop.signal.aborted) setFault(sayFault(error));
      else if (isApiError(error, "aborted") || error instanceof DOMException) toasts.show({ message: say("cancelled") });
    }
    setSending(undefined);
  };
  const fetchFrom = (addresses: readonly string[]) =>
    bringAddresses.mutate([...addresses], { onSuccess: goTo, onError: (error) => setFault(sayFault(error)) });
  return {
    sending,
    fault,
    isFetching: bringAddresses.isPending,
    bring: (found: readonly PlacedFile[], base?: string) => void bring(found, base),
    fetchFrom,
    cancel: () => upload.current?.abort(),
    forget: () => setFault(undefined),
  };
}

export type Bringing = ReturnType<typeof useBringing>;
