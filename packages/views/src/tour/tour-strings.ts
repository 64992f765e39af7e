import { defineStrings } from "@mailwright/ui";

export const tourStrings = defineStrings("views.tour", {
  progress: "Step {step} of {count}",
  next: "Next",
  back: "Back",
  skip: "Skip the tour",
});
