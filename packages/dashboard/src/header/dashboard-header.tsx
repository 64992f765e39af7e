import { Button, IconButton, Logo, useTranslate } from "@mailwright/ui";
import { Menu as MenuIcon } from "@mailwright/ui/icons";
import { lazy, Suspense, useState } from "react";
import { useDashboard } from "../view/dashboard-context.js";
import { linkTo } from "../view/link-to.js";
import { Breadcrumb } from "./breadcrumb.js";
import { headerStrings } from "./header-strings.js";
import { ModeSwitch } from "./mode-switch.js";
import { SwitchUsers } from "./switch-users.js";
import { ThemeSwitch } from "./theme-switch.js";
import { UserMenu } from "./user-menu.js";

const SidebarSheet = lazy(async () => ({ default: (await import("../sidebar/sidebar-sheet.js")).SidebarSheet }));

/** Logo, where we are, theme, editor mode, and who is signed in. */
export function DashboardHeader() {
  const t = useTranslate(headerStrings);
  const { view, host, isNarrow } = useDashboard();
  return (
    <header className="mw-dashboard-header" aria-label={t("header")}>
      {isNarrow && <ViewsButton />}
      {!view.isEmbedded && (
        <a className="mw-dashboard-logo" aria-label={t("product")} {...linkTo(host, "/")}>
          <Logo />
          <span className="mw-dashboard-product">{t("product")}</span>
        </a>
      )}
      <Breadcrumb />
      <div className="mw-dashboard-header-end">
        {/* These two appear once the session is loaded. They are first in a row that is aligned to its end, so that nothing else moves. */}
        <SwitchUsers />
        <ModeSwitch />
        <ThemeSwitch />
        {view.isEmbedded && <Button onClick={host.cancel}>{t("cancel")}</Button>}
        <UserMenu />
      </div>
    </header>
  );
}

/** Opens the sidebar where it has no place of its own. */
function ViewsButton() {
  const t = useTranslate(headerStrings);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t("views")}
        icon={MenuIcon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-mw-tour="views"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <SidebarSheet onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
