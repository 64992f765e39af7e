import { defineStrings } from "@mailwright/ui";

export const hereStrings = defineStrings("dashboard.here", {
  here: { one: "{names} is here", other: "{names} are here" },
  hereAndMore: { one: "{name} and {count} other are here", other: "{name} and {count} others are here" },
});
