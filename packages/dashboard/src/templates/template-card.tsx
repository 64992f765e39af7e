import { useFavorite } from "@mailwright/client/react";
import { isFavorite, type TemplateSummary } from "@mailwright/contract";
import { IconButton, Menu, useFormats, useTranslate } from "@mailwright/ui";
import { Ellipsis, Star } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTemplateActions } from "../actions/use-template-actions.js";
import { useDashboard } from "../dashboard-context.js";
import { dashboardStrings } from "../strings.js";
import { CardMarks } from "./card-marks.js";
import { TemplatePreview } from "./template-preview.js";
import { templateSize } from "./template-size.js";

const ConfirmAction = lazy(async () => ({ default: (await import("../dialogs/confirm-action.js")).ConfirmAction }));

/** One template: its email, name, when it was changed, its size, and what can be done with it. */
export function TemplateCard({ template }: { readonly template: TemplateSummary }) {
  const t = useTranslate(dashboardStrings);
  const { date, number } = useFormats();
  const { host, view } = useDashboard();
  const { items, asked, answer, fail } = useTemplateActions(template);
  const favorite = useFavorite();
  const size = templateSize(template.size);
  const lastModified = new Date(template.lastModified);
  const isStarred = isFavorite(template.tags);
  const address = `/edit/${encodeURIComponent(template.id)}${view.isEmbedded ? "?embed=true" : ""}`;
  return (
    <article className="mw-card" aria-label={template.name}>
      <a
        className="mw-card-link"
        href={address}
        aria-label={`${t("open")}: ${template.name}`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          host.navigate(address);
        }}
      >
        <TemplatePreview template={template} />
      </a>
      <div className="mw-card-foot">
        <div className="mw-card-words">
          <h2 className="mw-card-title" title={template.name}>
            {template.name}
          </h2>
          <p className="mw-card-facts">
            <time dateTime={template.lastModified} title={t("updated", { when: date(lastModified) })}>
              {date(lastModified, { dateStyle: "medium" })}
            </time>
            <span>
              {t(size.unit === "MB" ? "sizeMegabytes" : "sizeKilobytes", { amount: number(size.amount, { maximumFractionDigits: 1 }) })}
            </span>
            <CardMarks template={template} />
          </p>
        </div>
        <div className="mw-card-actions">
          {template.status !== "deleted" && (
            <IconButton
              label={isStarred ? t("unfavorite") : t("favorite")}
              icon={Star}
              className={isStarred ? "mw-card-star" : undefined}
              aria-pressed={isStarred}
              onClick={() => favorite.mutate({ template, favorite: !isStarred }, { onError: fail })}
            />
          )}
          <Menu
            label={t("actions", { name: template.name })}
            items={items}
            align="end"
            trigger={(props) => <IconButton {...props} label={t("actions", { name: template.name })} icon={Ellipsis} />}
          />
        </div>
      </div>
      {asked && (
        <Suspense fallback={null}>
          <ConfirmAction action={asked} name={template.name} onAnswer={answer} />
        </Suspense>
      )}
    </article>
  );
}
