import { freePlanNumber } from "@mailwright/contract";
import { FreePlanBanner } from "@mailwright/views";
import { useDashboard } from "../view/dashboard-context.js";

/** The place of the banner that users of the free plan see. */
export function FreePlanPlace() {
  const { session, preferences, links } = useDashboard();
  if (session?.subscriptionPlan !== freePlanNumber) return null;
  return (
    <div className="mw-dashboard-banner">
      <FreePlanBanner preferences={preferences} userId={session.id} upgradeUrl={links.upgrade} />
    </div>
  );
}
