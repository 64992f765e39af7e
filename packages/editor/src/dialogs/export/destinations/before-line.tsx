import { Icon, type IconSource } from "@mailwright/ui";
import { CircleCheck, Info, OctagonAlert, TriangleAlert } from "@mailwright/ui/icons";
import type { ReactNode } from "react";

/** How much something matters before an email goes. */
export type Tone = "error" | "warning" | "info" | "fine";
const icons = { error: OctagonAlert, warning: TriangleAlert, info: Info, fine: CircleCheck } satisfies Record<Tone, IconSource>;

/** One thing that is to be known before an email goes. */
export function Line({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <li className="mw-destination-line" data-tone={tone}>
      <Icon icon={icons[tone]} />
      <div>{children}</div>
    </li>
  );
}

export interface NamesProps {
  /** Why they are named. */
  readonly reason: string;
  readonly names: readonly string[];
  /** What is said of those that are too many to be named. */
  readonly rest?: string | undefined;
}

/** What a line is about, by its names. */
export function Names({ reason, names, rest }: NamesProps) {
  return (
    <div className="mw-destination-names">
      {reason}
      <ul>
        {names.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
        {rest === undefined ? null : <li>{rest}</li>}
      </ul>
    </div>
  );
}
