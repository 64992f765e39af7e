// What the slim engine is made of: the standard components over mjml-core.
import run, { assignComponents, components } from "mjml-core";
import preset from "mjml-preset-core";

export { default as mergeConditionals } from "mjml-core/lib/helpers/mergeOutlookConditionnals.js";
export { default as writeSkeleton } from "mjml-core/lib/helpers/skeleton.js";

assignComponents(components, preset.components);

/** Declared here and not handed on: a bundler that sees only handed-on names takes them from elsewhere, and leaves the line above out. */
export const runMjml = (document, options) => run(document, options);

/** Components for every run from now on, over those of the same name. */
export const addComponents = (added) => assignComponents(components, added);
