import { useDemoUsers } from "@mailwright/client/react";
import { Button, IconButton, Logo, Menu, type MenuItem, useTranslate } from "@mailwright/ui";
import { Inbox, LogOut, Moon, Sun } from "lucide-react";
import { useDashboard } from "../dashboard-context.js";
import { dashboardStrings } from "../strings.js";
import { isLibrary } from "../view/dashboard-view.js";
import { linkTo } from "../view/link-to.js";
import { useViewTitle } from "../view/use-view-title.js";
import { ModeSwitch } from "./mode-switch.js";

/** Logo, where we are, theme, and who is signed in. */
export function DashboardHeader() {
  const t = useTranslate(dashboardStrings);
  const { view, host } = useDashboard();
  const title = useViewTitle();
  return (
    <header className="mw-dashboard-header" aria-label={t("header")}>
      {!view.isEmbedded && (
        <a className="mw-dashboard-logo" {...linkTo(host, "/")}>
          <Logo />
          {t("product")}
        </a>
      )}
      <nav aria-label={t("breadcrumb")} className="mw-dashboard-breadcrumb">
        <ol>
          <li>{isLibrary(view) ? t("library") : t("myTemplates")}</li>
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
      <div className="mw-dashboard-header-end">
        <ModeSwitch />
        <ThemeSwitch />
        {view.isEmbedded && <Button onClick={host.cancel}>{t("cancel")}</Button>}
        <UserMenu />
      </div>
    </header>
  );
}

function ThemeSwitch() {
  const t = useTranslate(dashboardStrings);
  const { theme, host } = useDashboard();
  const isDark = theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  return (
    <IconButton
      label={isDark ? t("lightTheme") : t("darkTheme")}
      icon={isDark ? Sun : Moon}
      onClick={() => host.changeTheme(isDark ? "light" : "dark")}
    />
  );
}

function UserMenu() {
  const t = useTranslate(dashboardStrings);
  const { session, host, view } = useDashboard();
  const { data: users } = useDemoUsers(session?.isDemo === true);
  if (!session) return null;
  const plan = session.subscriptionPlan === 0 ? t("freePlan") : t("paidPlan");
  const others: MenuItem[] = (users ?? [])
    .filter((user) => user.id !== session.id)
    .map((user) => ({ id: `user-${user.id}`, label: user.name, onSelect: () => host.changeSession(user.sessionId) }));
  const items: MenuItem[] = [
    { kind: "heading", id: "who", label: session.email },
    { kind: "heading", id: "plan", label: t("plan", { plan }) },
    ...(session.isDemo
      ? ([{ id: "inbox", label: t("inbox"), icon: Inbox, onSelect: () => host.navigate("/inbox") }] satisfies MenuItem[])
      : []),
    ...(others.length > 0
      ? ([{ kind: "separator", id: "s1" }, { kind: "heading", id: "switch", label: t("switchUser") }, ...others] satisfies MenuItem[])
      : []),
    { kind: "separator", id: "s2" },
    { id: "logout", label: t("logout"), icon: LogOut, onSelect: host.signOut },
  ];
  return (
    <Menu
      label={t("userMenu")}
      items={view.isEmbedded ? items.filter((item) => item.id !== "logout" && item.id !== "s2") : items}
      align="end"
      trigger={(props) => (
        <button type="button" className="mw-dashboard-user" aria-label={`${t("userMenu")}: ${session.name}`} {...props}>
          <img src={session.imageUrl} alt="" width={28} height={28} />
        </button>
      )}
    />
  );
}
