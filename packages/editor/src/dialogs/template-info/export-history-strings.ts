import { defineStrings } from "@mailwright/ui";

export const exportHistoryStrings = defineStrings("editor.export-history", {
  title: "Where it went",
  loading: "Looking where it went",
  none: "It has gone nowhere yet. Export hands it to email providers and applications.",
  by: "by {user}",
  current: "As it is now",
  earlier: "Changed since",
  running: "Under way",
  failed: "Did not arrive",
  uncertain: "May have arrived",
  look: "Show it",
  lookOf: "Show it in {name}",
  again: "Send again",
  againOf: "Send again to {name}",
});
