import type { BulkExport, BulkExportResult } from "@mailwright/client";
import type { TemplateSummary } from "@mailwright/contract";
import { useTranslate } from "@mailwright/ui";
import { bulkExportStrings } from "./export-strings.js";
import { useReasons } from "./use-reasons.js";

/** What every report is given. */
export interface ReportProps {
  readonly ended: BulkExport;
  readonly templates: readonly TemplateSummary[];
  readonly onAgain: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

interface ResultListProps {
  readonly results: readonly BulkExportResult[];
  readonly templates: readonly TemplateSummary[];
  /** What people call the service, where the templates went to one. */
  readonly serviceName?: string;
  /** Is it said of each whether something was changed or made? */
  readonly tellsEffect?: boolean;
}

/** Templates by name, each with why it was left out, or with the way to what became of it. */
export function ResultList({ results, templates, serviceName = "", tellsEffect = false }: ResultListProps) {
  const say = useTranslate(bulkExportStrings);
  const { wordsOf } = useReasons();
  const nameOf = ({ templateId, name }: BulkExportResult) =>
    name || templates.find((template) => template.id === templateId)?.name || say("unknownName");
  return (
    <ul className="mw-bulk-refused mw-export-results">
      {results.map((result) => (
        <li key={result.templateId}>
          <strong>{nameOf(result)}</strong>
          {result.failure !== null && <span>{wordsOf(result.failure, result.message, serviceName)}</span>}
          {tellsEffect && result.effect && <span>{say(result.effect)}</span>}
          {result.externalUrl !== null && (
            <a href={result.externalUrl} target="_blank" rel="noopener noreferrer" aria-label={say("showOne", { name: nameOf(result) })}>
              {say("show")}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
