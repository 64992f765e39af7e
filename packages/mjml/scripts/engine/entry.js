// What the slim engine is made of: importing "mjml" registers the standard components with mjml-core.
import "mjml";
import run, { assignComponents, components } from "mjml-core";

export { default as mergeConditionals } from "mjml-core/lib/helpers/mergeOutlookConditionnals.js";
export { default as writeSkeleton } from "mjml-core/lib/helpers/skeleton.js";

/** Declared here, not handed on: a bundler takes what is handed on from where it is, and would leave this file out with the components. */
export const runMjml = (document, options) => run(document, options);

/** Components for every run from now on, over those of the same name. */
export const addComponents = (added) => assignComponents(components, added);
