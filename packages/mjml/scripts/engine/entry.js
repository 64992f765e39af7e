// What the slim engine is made of: importing "mjml" registers the standard components with mjml-core.
import "mjml";
import { assignComponents, components } from "mjml-core";

export { default as runMjml } from "mjml-core";
export { default as mergeConditionals } from "mjml-core/lib/helpers/mergeOutlookConditionnals.js";
export { default as writeSkeleton } from "mjml-core/lib/helpers/skeleton.js";

/** Components for every run from now on, over those of the same name. */
export const addComponents = (added) => assignComponents(components, added);
