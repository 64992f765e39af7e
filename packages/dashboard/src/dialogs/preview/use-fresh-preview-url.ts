import { isApiError } from "@mailwright/client";
import { useSystemTemplate, useTemplate } from "@mailwright/client/react";
import type { TemplateSummary } from "@mailwright/contract";
import { useEffect } from "react";
import { useReportFailure } from "../../actions/use-report-failure.js";

/**
 * Where the preview of a template is right now. An address works for an hour, so a list that has stood open longer must ask for
 * another one. A template that is gone is told of, and `onGone` called.
 */
export function useFreshPreviewUrl({ id, isSystem, previewUrl }: TemplateSummary, onGone: () => void) {
  const report = useReportFailure();
  const own = useTemplate(id, !isSystem);
  const system = useSystemTemplate(id, isSystem);
  const { data, error, refetch } = isSystem ? system : own;
  const isGone = isApiError(error, "template-not-found");
  useEffect(() => {
    if (!isGone) return;
    onGone();
    report(error);
  }, [isGone, error, onGone, report]);
  // Somebody who may not open a template, because another edits it, may look at it all the same.
  const isClosed = isApiError(error, "template-locked", "not-a-collaborator");
  return {
    data: data?.previewUrl ?? (isClosed ? previewUrl : undefined),
    isError: error !== null && !isClosed && !isGone,
    refetch,
  };
}
