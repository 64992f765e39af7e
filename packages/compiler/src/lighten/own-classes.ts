/** One for Outlook 2003 alone, which drew as the browser did, and that of columns which fill their row: they say so themselves (`lightenHead`). */
const needless = /(^| )(?:mj-outlook-group-fix|mj-column-per-100)(?= |$)/g;
const marker = /\uE000[\w-]{1,64}\uE001/g;

/** Class names without those that say nothing. */
export function neededClasses(classes: string): string {
  return classes.replace(needless, "$1").replace(/ {2,}/g, " ").trim();
}

/** Those that a style sheet of a sent email may be about: not the marker that says whose element it is. */
export function ownClasses(classes: string): string {
  return neededClasses(classes.replace(marker, ""));
}
