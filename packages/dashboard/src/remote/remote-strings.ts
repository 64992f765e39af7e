import { defineStrings } from "@mailwright/ui";

export const remoteStrings = defineStrings("dashboard.remote", {
  retry: "Retry",
});
