import { usePrincipals } from "@mailwright/client/react";
import { isCurrentEditor, type TemplateSummary } from "@mailwright/contract";
import { Icon, useFormats, useTranslate } from "@mailwright/ui";
import { Lock, Star, Users } from "@mailwright/ui/icons";
import { useDashboard } from "../../view/dashboard-context.js";
import { listStrings } from "../list-strings.js";
import { templateSize } from "./template-size.js";

/** The size in words: KB, or MB above 1024 KB. */
export function useSizeWords(): (sizeBytes: number) => string {
  const t = useTranslate(listStrings);
  const { number } = useFormats();
  return (sizeBytes) => {
    const { unit, amount } = templateSize(sizeBytes);
    return t(unit === "MB" ? "sizeMegabytes" : "sizeKilobytes", { amount: number(amount, { maximumFractionDigits: 1 }) });
  };
}

/** A day; the whole moment to whoever points at it. */
export function Moment({ iso, label }: { readonly iso: string; readonly label: string }) {
  const { date } = useFormats();
  const moment = new Date(iso);
  return (
    <time dateTime={iso} title={`${label} ${date(moment)}`}>
      {date(moment, { dateStyle: "medium" })}
    </time>
  );
}

interface TemplateMarksProps {
  readonly template: TemplateSummary;
  /** The star is a mark where there is no button for it. */
  readonly isStarShown?: boolean;
}

/** What sets a template apart: favourite, shared, locked. */
export function TemplateMarks({ template, isStarShown = false }: TemplateMarksProps) {
  const t = useTranslate(listStrings);
  return (
    <span className="mw-card-marks">
      {isStarShown && (
        <span role="img" aria-label={t("favorited")} title={t("favorited")} className="mw-card-star">
          <Icon icon={Star} sizePx={14} />
        </span>
      )}
      {template.isShared && (
        <span role="img" aria-label={t("shared")} title={t("shared")}>
          <Icon icon={Users} sizePx={14} />
        </span>
      )}
      {template.isLocked && <LockMark template={template} />}
    </span>
  );
}

function LockMark({ template }: { readonly template: TemplateSummary }) {
  const words = useLockWords(template);
  return (
    <span role="img" aria-label={words} title={words} className="mw-card-lock">
      <Icon icon={Lock} sizePx={14} />
    </span>
  );
}

/** Says who is editing. Only where there is a lock to explain are the names of the others asked for, once for all cards. */
function useLockWords(template: TemplateSummary): string {
  const t = useTranslate(listStrings);
  const { session } = useDashboard();
  const { data: principals } = usePrincipals("");
  if (session && isCurrentEditor(template, session)) return t("lockedByYou");
  const editor = principals?.find(({ id }) => id === template.collaboratorId);
  return editor ? t("lockedByName", { name: `${editor.firstName} ${editor.lastName}`.trim() }) : t("lockedByAnother");
}
