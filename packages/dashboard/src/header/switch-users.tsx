import { IconButton, Popover, useTranslate } from "@mailwright/ui";
import { UsersRound } from "@mailwright/ui/icons";
import { lazy, Suspense, useRef, useState } from "react";
import { useDashboard } from "../view/dashboard-context.js";
import { headerStrings } from "./header-strings.js";

const TestUsers = lazy(async () => ({ default: (await import("./test-users.js")).TestUsers }));

/** On a server in demo mode only: the fixed test users, to become another one. The page keeps the session that was chosen. */
export function SwitchUsers() {
  const t = useTranslate(headerStrings);
  const { session } = useDashboard();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (!session?.isDemo) return null;
  return (
    <>
      <IconButton
        ref={button}
        label={t("switchUsers")}
        icon={UsersRound}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <Popover anchor={button} label={t("switchUsers")} align="end" className="mw-test-users" onClose={() => setIsOpen(false)}>
          <Suspense fallback={null}>
            <TestUsers onClose={() => setIsOpen(false)} />
          </Suspense>
        </Popover>
      )}
    </>
  );
}
