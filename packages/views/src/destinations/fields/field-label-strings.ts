import { fieldLabels } from "@mailwright/destinations";
import { defineStrings } from "@mailwright/ui";

/** What the fields of our destinations are called; those of a host's own stand in its declarations. */
export const fieldLabelStrings = defineStrings("views.destinationFields", fieldLabels);
