import type { ReactNode } from "react";
import { Lock } from "../../icons/lucide/lock.gen.js";
import { StateView } from "./state-view.js";

export interface DeniedStateProps {
  readonly title: string;
  /** Why, and what would allow it. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Why something may not be seen, and what would allow it. */
export function DeniedState({ title, children, action }: DeniedStateProps) {
  return (
    <StateView title={title} icon={Lock} action={action}>
      {children}
    </StateView>
  );
}
