import { defineStrings } from "./define-strings.js";

/** The words the primitives say by themselves; a host replaces them as `ui.key`. */
export const uiStrings = defineStrings("ui", {
  notifications: "Notifications",
  dismiss: "Dismiss",
  retry: "Retry",
  resetField: "Reset {field}",
  ownValue: "Own value",
  inheritedFrom: "Inherited from {source}",
  loading: "Loading",
  failed: "This could not be loaded",
  cancel: "Cancel",
  close: "Close",
});
