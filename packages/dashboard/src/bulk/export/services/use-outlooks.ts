import { type BulkLook, lookBeforeSending, type SendOutlook } from "@mailwright/client";
import { useClient } from "@mailwright/client/react";
import { useEffect, useState } from "react";

type Choices = NonNullable<BulkLook["choices"]>;

/** As many as one call looks at. */
const atOnce = 10;

export interface Outlooks {
  readonly known: readonly SendOutlook[];
  readonly isWhole: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

interface Looked {
  readonly key: string;
  readonly known: readonly SendOutlook[];
  readonly isFailed: boolean;
}

/** What is to be known of each template before it goes to a service; asked for piece by piece, as soon as the service is chosen. */
export function useOutlooks(provider: string | undefined, ids: readonly string[], choices: Choices): Outlooks {
  const client = useClient();
  const [round, setRound] = useState(0);
  const [looked, setLooked] = useState<Looked>();
  const list = ids.join();
  const written = JSON.stringify(choices);
  const key = `${provider} ${list} ${written} ${round}`;
  useEffect(() => {
    if (provider === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const all = list.split(",");
    const look = async () => {
      let known: SendOutlook[] = [];
      setLooked({ key, known, isFailed: false });
      try {
        for (let from = 0; from < all.length; from += atOnce) {
          const asked = { provider, ids: all.slice(from, from + atOnce), choices: JSON.parse(written) as Choices };
          known = [...known, ...(await lookBeforeSending(client, asked, signal))];
          if (signal.aborted) return;
          setLooked({ key, known, isFailed: false });
        }
      } catch {
        if (!signal.aborted) setLooked({ key, known, isFailed: true });
      }
    };
    void look();
    return () => controller.abort();
  }, [client, provider, list, written, key]);
  const { known, isFailed } = looked?.key === key ? looked : { known: [], isFailed: false };
  return { known, isFailed, isWhole: known.length === ids.length, retry: () => setRound((before) => before + 1) };
}
