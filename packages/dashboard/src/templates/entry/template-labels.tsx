import { type TemplateSummary, withoutFavorite } from "@mailwright/contract";
import { Icon, useTranslate } from "@mailwright/ui";
import { Folder, Send, Tag, Users } from "@mailwright/ui/icons";
import { type ComponentType, lazy, Suspense } from "react";
import { useDashboard } from "../../view/dashboard-context.js";
import { isLibrary, writeView } from "../../view/dashboard-view.js";
import { listStrings } from "../list-strings.js";

/** Words that few templates need come with the first that does. A card without them is still a card. */
function lateMark<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
}

const ApprovalMark = lateMark(async () => (await import("@mailwright/views/approval")).ApprovalMark);
const HereMark = lateMark(async () => (await import("./here-mark.js")).HereMark);

/** Lucide's message square (ISC). As a plain path it does not join the icons that editors fetch. */
const bubble = "M21 15a2 2 0 0 1-2 2H7l-4 4V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2z";

interface TemplateLabelsProps {
  readonly template: TemplateSummary;
  readonly tabIndex: number;
}

/** Who shares it, who is in it, how many comments wait, the categories it was put into, and its tags: one that is pressed shows only what has it. */
export function TemplateLabels({ template, tabIndex }: TemplateLabelsProps) {
  const t = useTranslate(listStrings);
  const { view, session, host } = useDashboard();
  const { categories, ownerName, userId, lastExport, openComments = 0, unreadMentions = 0, approval, peopleHere = [] } = template;
  const owner = template.isShared && userId !== session?.id ? ownerName : undefined;
  // In the library the categories are what is browsed by.
  const shownCategories = isLibrary(view) ? [] : categories;
  const tags = withoutFavorite(template.tags);
  return (
    <span className="mw-marks">
      {owner !== undefined && (
        <span className="mw-mark" title={t("owner", { name: owner })}>
          <Icon icon={Users} sizePx={12} />
          <span className="mw-hidden">{t("ownerBefore")}</span>
          <span className="mw-mark-words">{owner}</span>
        </span>
      )}
      <Suspense fallback={null}>
        {peopleHere[0] && <HereMark people={peopleHere} />}
        {approval?.state && <ApprovalMark {...approval} />}
      </Suspense>
      {unreadMentions > 0 && <span className="mw-mark mw-mark-mention">{t("mentioned")}</span>}
      {openComments > 0 && (
        <span className="mw-mark" title={t("commented", { count: openComments })}>
          <Icon icon={bubble} sizePx={12} />
          <span className="mw-hidden">{t("commented", { count: openComments })}</span>
          <span aria-hidden="true">{openComments}</span>
        </span>
      )}
      {lastExport && <ExportMark {...lastExport} />}
      {shownCategories.map(({ id, name }) => (
        <span key={id} className="mw-mark" title={t("inCategory", { name })}>
          <Icon icon={Folder} sizePx={12} />
          <span className="mw-mark-words">{name}</span>
        </span>
      ))}
      {tags.map((tag) => (
        <button
          key={tag}
          type="button"
          className="mw-mark mw-mark-tag"
          aria-label={t("filterByTag", { tag })}
          title={t("filterByTag", { tag })}
          aria-pressed={view.tag === tag}
          tabIndex={tabIndex}
          onClick={() => host.navigate(writeView({ ...view, tag: view.tag === tag ? undefined : tag }))}
        >
          <Icon icon={Tag} sizePx={12} />
          <span className="mw-mark-words">{tag}</span>
        </button>
      ))}
    </span>
  );
}

/** Where the newest export went, and whether the template is still what went there. */
function ExportMark({ name, version, isCurrent }: NonNullable<TemplateSummary["lastExport"]>) {
  const t = useTranslate(listStrings);
  const words = t(isCurrent ? "exported" : "exportedBefore", { name, version });
  return (
    <span className="mw-mark" title={words}>
      <Icon icon={Send} sizePx={12} />
      <span className="mw-hidden">{words}</span>
      <span className="mw-mark-words" aria-hidden="true">
        {isCurrent ? name : t("exportedOlder", { name })}
      </span>
    </span>
  );
}
