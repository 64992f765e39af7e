import { listCustomFields, setCustomFields } from "@mailwright/client";
import { useClient } from "@mailwright/client/react";
import { useCallback, useEffect, useState } from "react";
import { type EditedField, hasChanged } from "./edited-fields.js";

type Loading =
  | { readonly phase: "loading" }
  | { readonly phase: "failed" }
  | { readonly phase: "ready"; readonly fields: readonly EditedField[]; readonly stored: readonly EditedField[] };

type Ready = Extract<Loading, { phase: "ready" }>;

/** The custom fields of the workspace as they are edited, and what stores them. */
export function useCustomFields() {
  const client = useClient();
  const [loading, setLoading] = useState<Loading>({ phase: "loading" });
  const load = useCallback(
    (signal?: AbortSignal) => {
      setLoading({ phase: "loading" });
      listCustomFields(client, signal).then(
        (listed) => {
          const stored = listed.map(({ id, name, price }, row) => ({ row, id, name, price }));
          setLoading({ phase: "ready", fields: stored, stored });
        },
        () => signal?.aborted || setLoading({ phase: "failed" }),
      );
    },
    [client],
  );
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal);
    return () => controller.abort();
  }, [load]);
  const change = (part: Partial<Pick<Ready, "fields" | "stored">>) =>
    setLoading((now) => (now.phase === "ready" ? { ...now, ...part } : now));
  const save = async (fields: readonly EditedField[]) => {
    await setCustomFields(
      client,
      fields.map(({ id, name, price }) => ({ id, name: name.trim(), price })),
    );
    change({ stored: fields });
  };
  return {
    loading,
    isChanged: loading.phase === "ready" && hasChanged(loading.fields, loading.stored),
    edit: (fields: readonly EditedField[]) => change({ fields }),
    save,
    retry: () => load(),
  };
}
