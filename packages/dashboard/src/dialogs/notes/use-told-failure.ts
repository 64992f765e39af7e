import { useEffect, useRef } from "react";
import { useReportFailure } from "../../actions/use-report-failure.js";

/** Says in a notification what has failed, once for each failure. */
export function useToldFailure(error: Error | null): void {
  const report = useReportFailure();
  const latest = useRef(report);
  latest.current = report;
  useEffect(() => {
    if (error) latest.current(error);
  }, [error]);
}
