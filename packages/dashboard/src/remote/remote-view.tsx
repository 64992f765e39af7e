import { ErrorState, Spinner } from "@mailwright/ui";
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
  if (data !== undefined) return children(data);
  return (
    <div className="mw-remote-wait" role={isError ? undefined : "status"} aria-label={isError ? undefined : loading}>
      {isError ? <ErrorState title={failed} onRetry={() => void refetch()} /> : <Spinner sizePx={24} />}
    </div>
  );
}
