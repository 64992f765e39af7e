const lengthMax = 500;
const depthMax = 30;

/** Does the path of a file stay inside of the folder that it is put into, on every system, and can it be shown? */
export function isSafePath(path: string): boolean {
  if (path === "" || path.length > lengthMax || /[\p{Cc}\\]|^\/|^[a-z]:/iu.test(path)) return false;
  const steps = path.replace(/\/$/, "").split("/");
  return steps.length <= depthMax && steps.every((step) => step !== "" && step !== "." && step !== "..");
}

/** What an upload calls a file, as a path inside of it. A browser may say backslashes, a dot or a slash first, or nothing. */
export function pathOf(name: string): string {
  return name.replaceAll("\\", "/").replace(/^(?:\.?\/)+/, "");
}
