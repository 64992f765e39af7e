import { stripVTControlCharacters } from "node:util";
import { secondGoes } from "./second-goes.mjs";

/** Prints a run in short, ends it with 'N passed, N failed', and answers whether all is well. */
export function tellResults(rows) {
  console.log("");
  for (const { name, passed, failed, skipped, seconds } of rows)
    console.log(`${name.padEnd(28)} ${passed} ok, ${failed} not ok, ${skipped} left out, ${seconds} s`);
  // Named here once more, as what a step printed is far above and long.
  for (const { name, reason } of rows.flatMap(({ failures = [] }) => failures)) console.log(`\nnot ok: ${name}\n    ${inShort(reason)}`);
  const stale = tellSecondGoes(rows);
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  const [passed, failed, skipped] = [sum("passed"), sum("failed") + stale, sum("skipped")];
  console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
  return failed === 0;
}

/** Says what the list in second-goes.mjs was good for. Answers how many of its tests are not there any more. */
function tellSecondGoes(rows) {
  const { needed, unneeded, stale } = judgeSecondGoes(secondGoes, rows);
  console.log(`\n${needed.length} tests needed a second go; ${secondGoes.length} may have one (scripts/testing/second-goes.mjs)`);
  for (const { name, reason } of needed) console.log(`at the second go: ${name}\n    ${inShort(reason)}`);
  for (const { test, since } of unneeded)
    console.log(`on the list since ${since}, and passed at once; if it goes on so, take it off: ${test}`);
  for (const { file, test } of stale) console.log(`not ok: the list names a test that is not there: ${file} > ${test}`);
  return stale.length;
}

/** Which of the listed tests needed their second go, which passed at once, and which did not run though their file did. */
export function judgeSecondGoes(listed, rows) {
  const needed = rows.flatMap(({ repeated = [] }) => repeated);
  const ran = new Set(rows.flatMap(({ names = [] }) => names));
  const files = new Set([...ran].map((name) => name.split(" > ")[0]));
  const nameOf = ({ file, test }) => `${file} > ${test}`;
  const again = new Set(needed.map(({ name }) => name));
  return {
    needed,
    unneeded: listed.filter((entry) => ran.has(nameOf(entry)) && !again.has(nameOf(entry))),
    stale: listed.filter((entry) => files.has(entry.file) && !ran.has(nameOf(entry))),
  };
}

const inShort = (text) => stripVTControlCharacters(text).split("\n").slice(0, 30).join("\n    ");
