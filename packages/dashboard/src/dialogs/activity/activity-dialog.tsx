import { useActivity, useTeams } from "@mailwright/client/react";
import { type ActivityEntry, type ActivityGroup, activityGroups } from "@mailwright/contract";
import { Button, EmptyState, Select, SkeletonText, useFormats, useStyles, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { History } from "@mailwright/ui/icons";
import { AskedView, type More, ShowMore } from "@mailwright/views/asked";
import { useCallback, useId, useState } from "react";
import type { DialogFaceProps } from "../../dialog-requests/dialog-face.js";
import css from "./activity.css?inline";
import { ActivityRow } from "./activity-row.js";
import { activityStrings } from "./activity-strings.js";
import { byDay, type Day, daysAgo } from "./by-day.js";
import { isKnown } from "./say-activity.js";

const styles = [css];

type Shown = ActivityGroup | "all";

/** What people did with a template, or with all that one sees, by days, newest first. */
export function ActivityDialog({ request: { template }, onClose }: DialogFaceProps<"activity">) {
  useStyles(styles);
  const say = useTranslate(activityStrings);
  const [shown, setShown] = useState<Shown>("all");
  const [team, setTeam] = useState("");
  const footer = (
    <Button variant="primary" onClick={onClose}>
      {say("close")}
    </Button>
  );
  const title = template ? say("titleOf", { name: template.name }) : say("title");
  const options = (["all", ...activityGroups] as const).map((value) => ({ value, label: say(value) }));
  return (
    <Dialog title={title} onClose={onClose} footer={footer}>
      <div className="mw-activity">
        {template ? null : <TeamChoice value={team} onChange={setTeam} />}
        <Select label={say("show")} value={shown} options={options} onChange={setShown} />
        <Entries key={`${shown} ${team}`} templateId={template?.id} team={team || undefined} group={shown === "all" ? undefined : shown} />
      </div>
    </Dialog>
  );
}

/** Nothing where the workspace has no teams. */
function TeamChoice({ value, onChange }: { readonly value: string; readonly onChange: (team: string) => void }) {
  const say = useTranslate(activityStrings);
  const { data: teams = [] } = useTeams();
  if (teams.length === 0) return null;
  const options = [
    { value: "", label: say("allTemplates") },
    ...teams.map(({ id, name }) => ({ value: id, label: say("ofTeam", { team: name }) })),
  ];
  return <Select label={say("templates")} value={value} options={options} onChange={onChange} />;
}

interface EntriesProps {
  readonly templateId: string | undefined;
  readonly team: string | undefined;
  readonly group: ActivityGroup | undefined;
}

function Entries({ templateId, team, group }: EntriesProps) {
  const say = useTranslate(activityStrings);
  const { data, isError, refetch, more } = useEntries({ templateId, team, group });
  const [now] = useState(() => new Date());
  const phase = data ? "ready" : isError ? "failed" : "loading";
  const waiting = (
    <div role="status" aria-label={say("loading")}>
      <SkeletonText />
    </div>
  );
  return (
    <AskedView asked={{ phase, value: data, retry: () => void refetch() }} waiting={waiting} failed={say("failed")}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState icon={History} title={say("emptyTitle")}>
            {say(team !== undefined ? "emptyTeam" : group !== undefined ? "emptyGroup" : templateId === undefined ? "emptyAll" : "empty")}
          </EmptyState>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
          <section className="mw-activity-days" aria-label={say("title")} tabIndex={0}>
            {byDay(entries).map((day) => (
              <OneDay key={day.date.getTime()} day={day} isNamed={templateId === undefined} now={now} />
            ))}
            {more ? <ShowMore more={more} /> : null}
          </section>
        )
      }
    </AskedView>
  );
}

function useEntries(asked: EntriesProps) {
  const { data, isError, refetch, ...pages } = useActivity(asked);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const show = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const more: More | undefined = hasNextPage
    ? { phase: isFetchingNextPage ? "loading" : isFetchNextPageError ? "failed" : "idle", show }
    : undefined;
  return { data: data?.filter(isKnown), isError, refetch, more };
}

interface OneDayProps {
  readonly day: Day<ActivityEntry>;
  readonly isNamed: boolean;
  readonly now: Date;
}

function OneDay({ day: { date, entries }, isNamed, now }: OneDayProps) {
  const say = useTranslate(activityStrings);
  const formats = useFormats();
  const id = useId();
  const ago = daysAgo(date, now);
  const name = ago <= 0 ? say("today") : ago === 1 ? say("yesterday") : formats.date(date, { dateStyle: "full" });
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mw-activity-day">
        {name}
      </h3>
      <ul className="mw-activity-list" aria-labelledby={id}>
        {entries.map((entry) => (
          <ActivityRow key={entry.id} entry={entry} isNamed={isNamed} now={now} />
        ))}
      </ul>
    </section>
  );
}
