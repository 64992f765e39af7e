import { Spinner } from "@mailwright/ui";
import { AskedView } from "@mailwright/views/asked";
import type { ReactNode } from "react";

/** What a query of TanStack Query answers of itself. */
export interface RemoteAnswer<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

interface RemoteViewProps<T> {
  readonly answer: RemoteAnswer<T>;
  /** What is on its way, for assistive technology. */
  readonly loading: string;
  readonly failed: string;
  readonly children: (data: T) => ReactNode;
}

/** What was asked of the server: on its way, failed with a way to try again, or there. */
export function RemoteView<T>({ answer: { data, isError, refetch }, loading, failed, children }: RemoteViewProps<T>) {
  const asked = { phase: isError ? "failed" : data === undefined ? "loading" : "ready", value: data, retry: () => void refetch() } as const;
  const view = (
    <AskedView asked={asked} waiting={<Spinner sizePx={24} />} failed={failed}>
      {children}
    </AskedView>
  );
  if (data !== undefined) return view;
  return (
    <div className="mw-remote-wait" role={isError ? undefined : "status"} aria-label={isError ? undefined : loading}>
      {view}
    </div>
  );
}
