import { listCustomFields, setCustomFields } from "@mailwright/client";
import { useClient } from "@mailwright/client/react";
import { useCallback, useEffect, useState } from "react";
import type { EditedField } from "./edited-fields.js";

type Loading =
  | { readonly phase: "loading" }
  | { readonly phase: "failed" }
  | { readonly phase: "ready"; readonly fields: readonly EditedField[] };

/** The custom fields of the workspace as they are edited, and what stores them. */
export function useCustomFields() {
  const client = useClient();
  const [loading, setLoading] = useState<Loading>({ phase: "loading" });
  const load = useCallback(
    (signal?: AbortSignal) => {
      setLoading({ phase: "loading" });
      listCustomFields(client, signal).then(
        (stored) => setLoading({ phase: "ready", fields: stored.map(({ id, name }, row) => ({ row, id, name })) }),
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
  const edit = (fields: readonly EditedField[]) => setLoading({ phase: "ready", fields });
  const save = (fields: readonly EditedField[]) =>
    setCustomFields(
      client,
      fields.map(({ id, name }) => ({ id, name: name.trim() })),
    );
  return { loading, edit, save, retry: () => load() };
}
