/** What commands need of the checks. A name for everything else in them would be fetched ahead by every page. */
export { applyFix, ignoreFinding } from "@mailwright/checks";
