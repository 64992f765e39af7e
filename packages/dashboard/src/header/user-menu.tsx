import { freePlanNumber } from "@mailwright/contract";
import { Avatar, Menu, type MenuItem, Skeleton, useTranslate } from "@mailwright/ui";
import { History, Inbox, ListChecks, LogOut, Store, UserCog, Users } from "@mailwright/ui/icons";
import { useOpenWindow } from "../actions/use-open-window.js";
import { useDialogs } from "../dialog-requests/dialog-context.js";
import { useDashboard } from "../view/dashboard-context.js";
import { moveView, writeView } from "../view/dashboard-view.js";
import { headerStrings } from "./header-strings.js";

/** Who is signed in, with which plan, and the way out. Framed in a product, signing out is the product's. */
export function UserMenu() {
  const t = useTranslate(headerStrings);
  const openWindow = useOpenWindow();
  const { open } = useDialogs();
  const { session, host, view, links } = useDashboard();
  if (!session) {
    return (
      <span className="mw-dashboard-user">
        <Skeleton shape="circle" width={28} height={28} />
      </span>
    );
  }
  const plan = session.subscriptionPlan === freePlanNumber ? t("freePlan") : t("paidPlan");
  const { account, people } = links;
  const ofAdmin: MenuItem[] =
    people && session.role === "ROLE_ADMIN"
      ? [{ id: "people", label: t("people"), icon: Users, onSelect: () => host.navigate(people) }]
      : [];
  const inbox: MenuItem = { id: "inbox", label: t("inbox"), icon: Inbox, onSelect: () => host.navigate("/inbox") };
  const settings: MenuItem[] = account ? [{ id: "account", label: t("account"), icon: UserCog, onSelect: () => openWindow(account) }] : [];
  const items: MenuItem[] = [
    { kind: "heading", id: "who", label: session.email },
    { kind: "heading", id: "plan", label: t("plan", { plan }) },
    ...settings,
    { id: "activity", label: t("activity"), icon: History, onSelect: () => open({ id: "activity" }) },
    { id: "requests", label: t("requests"), icon: ListChecks, onSelect: () => open({ id: "requests" }) },
    { id: "stores", label: t("stores"), icon: Store, onSelect: () => host.navigate(writeView(moveView(view, { isStores: true }))) },
    ...ofAdmin,
    ...(session.isDemo && !view.isEmbedded ? [inbox] : []),
    ...(view.isEmbedded
      ? []
      : ([
          { kind: "separator", id: "line" },
          { id: "logout", label: t("logout"), icon: { directed: LogOut }, onSelect: host.signOut },
        ] satisfies MenuItem[])),
  ];
  return (
    <Menu
      label={t("userMenu")}
      items={items}
      align="end"
      trigger={(props) => (
        <button type="button" className="mw-dashboard-user" aria-label={`${t("userMenu")}: ${session.name}`} {...props}>
          <Avatar name={session.name} src={session.imageUrl || undefined} sizePx={28} />
        </button>
      )}
    />
  );
}
