/**
 * Tests that may fail once and be tried again. A test gets in here only while the cause is looked for, and out again with the mending; every
 * other test that fails fails the run. `npm test` says how many needed their second go, and which did not.
 *
 * - `file`: the path from the root of the repository
 * - `test`: the titles of its suites and its own, joined by " > "
 * - `cause`: what is known of it
 * - `since`: the day of the entry
 *
 * @type {readonly { file: string, test: string, cause: string, since: string }[]}
 */
export const secondGoes = [];

/** May this test be tried again? */
export function maySecondGo(file, test, listed = secondGoes) {
  return listed.some((entry) => entry.file === file && entry.test === test);
}
