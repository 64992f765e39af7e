import type { ActivityEntry } from "@mailwright/contract";
import { Avatar, useFormats, useTranslate } from "@mailwright/ui";
import type { AnchorHTMLAttributes } from "react";
import { activityStrings } from "./activity-strings.js";
import { sayActivity } from "./say-activity.js";

interface ActivityRowProps {
  readonly entry: ActivityEntry;
  /** Entries of several templates say of which they are, and lead there. */
  readonly link: AnchorHTMLAttributes<HTMLAnchorElement> | undefined;
  readonly now: Date;
}

/** One thing that somebody did: who, what, when. */
export function ActivityRow({ entry, link, now }: ActivityRowProps) {
  const say = useTranslate(activityStrings);
  const { date } = useFormats();
  return (
    <li className="mw-activity-row">
      <Avatar name={entry.actorName} sizePx={28} />
      <div>
        {link ? (
          <a className="mw-activity-template" {...link}>
            {entry.templateName}
          </a>
        ) : null}
        <p>{sayActivity(entry, say, date)}</p>
        <When entry={entry} now={now} />
      </div>
    </li>
  );
}

/** How long ago, or on an earlier day at what time; pointing at it says exactly. */
function When({ entry, now }: Omit<ActivityRowProps, "link">) {
  const say = useTranslate(activityStrings);
  const { date, moment } = useFormats();
  const [since, at] = [new Date(entry.since), new Date(entry.at)];
  // The clocks of two machines differ: nothing was done in the future.
  const shownNow = new Date(Math.max(now.getTime(), at.getTime()));
  const isToday = at.toDateString() === shownNow.toDateString();
  const last = date(at);
  return (
    <time dateTime={entry.at} title={entry.since === entry.at ? last : say("range", { first: date(since), last })}>
      {isToday ? moment(at, shownNow) : date(at, { timeStyle: "short" })}
    </time>
  );
}
