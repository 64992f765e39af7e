import { type ActivityEntry, type ActivityGroup, activityGroups } from "@mailwright/contract";
import { Button, EmptyState, Select, SkeletonText, useFormats, useStyles, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { History } from "@mailwright/ui/icons";
import { type AnchorHTMLAttributes, useId, useState } from "react";
import { type Asked, AskedView } from "../asked/asked-view.js";
import { type More, ShowMore } from "../asked/show-more.js";
import css from "./activity.css?inline";
import { ActivityRow } from "./activity-row.js";
import { activityStrings } from "./activity-strings.js";
import { byDay, type Day, daysAgo } from "./by-day.js";
import { isKnown } from "./say-activity.js";

const styles = [css];

type Shown = ActivityGroup | "all";

/** What was asked for, newest first, and the way to what is older. */
export interface ActivityEntries extends Asked<readonly ActivityEntry[]> {
  readonly more: More | undefined;
}

/** What is asked for: of one template, or of all that is shared with a team, or of all that one sees; of one kind, or of every kind. */
export interface ActivityAsked {
  readonly templateId: string | undefined;
  readonly team: string | undefined;
  readonly group: ActivityGroup | undefined;
}

export interface ActivityDialogProps {
  /** Of which template; absent: of all that one sees. */
  readonly template?: { readonly id: string; readonly name: string } | undefined;
  /** The teams one of which may be chosen. */
  readonly teams?: readonly { readonly id: string; readonly name: string }[];
  /** A hook that asks for what was done. */
  readonly useEntries: (asked: ActivityAsked) => ActivityEntries;
  /** Where the template of an entry is opened; absent where all are of the one that is open. */
  readonly linkTo?: ((entry: ActivityEntry) => AnchorHTMLAttributes<HTMLAnchorElement>) | undefined;
  readonly onClose: () => void;
}

/** What people did with a template, or with all that one sees, by days, newest first. */
export function ActivityDialog({ template, teams = [], onClose, ...entries }: ActivityDialogProps) {
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
        <div className="mw-activity-choices">
          <Select label={say("show")} value={shown} options={options} onChange={setShown} />
          {teams.length > 0 ? <TeamChoice teams={teams} value={team} onChange={setTeam} /> : null}
        </div>
        <Entries
          key={`${shown} ${team}`}
          templateId={template?.id}
          team={team || undefined}
          group={shown === "all" ? undefined : shown}
          {...entries}
        />
      </div>
    </Dialog>
  );
}

interface TeamChoiceProps extends Required<Pick<ActivityDialogProps, "teams">> {
  readonly value: string;
  readonly onChange: (team: string) => void;
}

function TeamChoice({ teams, value, onChange }: TeamChoiceProps) {
  const say = useTranslate(activityStrings);
  const options = [
    { value: "", label: say("allTemplates") },
    ...teams.map(({ id, name }) => ({ value: id, label: say("ofTeam", { team: name }) })),
  ];
  return <Select label={say("templates")} value={value} options={options} onChange={onChange} />;
}

interface EntriesProps extends ActivityAsked, Pick<ActivityDialogProps, "useEntries" | "linkTo"> {}

function Entries({ templateId, team, group, useEntries, linkTo }: EntriesProps) {
  const say = useTranslate(activityStrings);
  const { more, ...asked } = useEntries({ templateId, team, group });
  const [now] = useState(() => new Date());
  const waiting = (
    <div role="status" aria-label={say("loading")}>
      <SkeletonText />
    </div>
  );
  return (
    <AskedView asked={{ ...asked, value: asked.value?.filter(isKnown) }} waiting={waiting} failed={say("failed")}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState icon={History} title={say("emptyTitle")}>
            {say(team !== undefined ? "emptyTeam" : group !== undefined ? "emptyGroup" : templateId === undefined ? "emptyAll" : "empty")}
          </EmptyState>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
          <section className="mw-activity-days" aria-label={say("title")} tabIndex={0}>
            {byDay(entries).map((day) => (
              <OneDay key={day.date.getTime()} day={day} linkTo={linkTo} now={now} />
            ))}
            {more ? <ShowMore more={more} /> : null}
          </section>
        )
      }
    </AskedView>
  );
}

interface OneDayProps extends Pick<ActivityDialogProps, "linkTo"> {
  readonly day: Day<ActivityEntry>;
  readonly now: Date;
}

function OneDay({ day: { date, entries }, linkTo, now }: OneDayProps) {
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
          <ActivityRow key={entry.id} entry={entry} link={linkTo?.(entry)} now={now} />
        ))}
      </ul>
    </section>
  );
}
