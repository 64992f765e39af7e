import { defineStrings } from "@mailwright/ui";

export const freePlanStrings = defineStrings("views.freePlan", {
  label: "Free trial",
  ends: "You are currently trying out our Premium Features. Your Free Trial ends soon!",
  upgrade: "Upgrade Now",
});
