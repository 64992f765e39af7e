import type { Browser } from "playwright";
import type { BenchServer } from "./bench-server.js";
import { measureLoads } from "./measure-load.js";

const rounds = 5;
const fewTemplates = 50;
const manyTemplates = 10_000;

/** Prints how long the first cards of the dashboard take with 50 and with 10,000 templates, and the ratio: at most 1.2. */
export async function printDashboard(browser: Browser, server: BenchServer): Promise<void> {
  const paths = [fewTemplates, manyTemplates].map((templates) => `/dashboard?templates=${templates}`);
  const [few = Number.NaN, many = Number.NaN] = (await measureLoads(browser, server, paths, rounds)).map(({ usableMs }) => usableMs);
  const ratio = many / few;
  console.log(`first cards: ${few.toFixed(0)} ms with 50 templates, ${many.toFixed(0)} ms with 10,000`);
  console.log(`first cards, 10,000 / 50: ${ratio.toFixed(2)}${ratio <= 1.2 ? "  within 1.2" : "  MISSES 1.2"}`);
}
