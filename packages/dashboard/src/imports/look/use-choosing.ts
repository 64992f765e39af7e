import type { ImportResultDetail } from "@mailwright/client";
import { useImportWork } from "@mailwright/client/react";
import { useAnnounce, useTranslate } from "@mailwright/ui";
import { useReportFailure } from "../../actions/use-report-failure.js";
import { lookStrings } from "./look-strings.js";

export type PartForm = ImportResultDetail["parts"][number]["form"];

/** Chooses the forms of an email's parts again, one choice at a time. */
export function useChoosing(importId: string, { result, parts }: ImportResultDetail) {
  const say = useTranslate(lookStrings);
  const announce = useAnnounce();
  const report = useReportFailure();
  const { choose } = useImportWork();
  const asked = choose.isPending ? choose.variables.forms : [];
  const words = {
    unavailable: say("chooseBusy"),
    "too-many-requests": say("chooseBusy"),
    "content-too-costly": say("chooseSlow"),
    "renderer-unavailable": say("chooseNoBrowser"),
    "result-not-read": say("chooseFailed"),
    internal: say("chooseFailed"),
  };
  return {
    isBusy: choose.isPending,
    /** As it is asked for, while that is on its way. */
    formOf: (index: number): PartForm | undefined => asked.find(({ part }) => part === index)?.form ?? parts[index]?.form,
    choose: (index: number, form: PartForm) => {
      if (choose.isPending) return;
      const forms = parts.flatMap((part, place) => (part.hasChoice ? [{ part: place, form: place === index ? form : part.form }] : []));
      choose.mutate(
        { id: importId, resultId: result.id, forms },
        { onSuccess: () => announce(say("read")), onError: (error) => report(error, { words }) },
      );
    },
  };
}

export type Choosing = ReturnType<typeof useChoosing>;
