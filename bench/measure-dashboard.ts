import type { Browser } from "playwright";
import type { BenchServer } from "./bench-server.js";
import { measureLoad } from "./measure-load.js";
import { median } from "./statistics.js";

const rounds = 5;
const fewTemplates = 50;
const manyTemplates = 10_000;

/** Prints how long the first cards of the dashboard take with 50 and with 10,000 templates, and the ratio: at most 1.2. */
export async function printDashboard(browser: Browser, server: BenchServer): Promise<void> {
  const few: number[] = [];
  const many: number[] = [];
  // In turns, so that a busy moment meets both.
  for (let round = 0; round < rounds; round++) {
    few.push(await firstCardsMs(browser, server, fewTemplates));
    many.push(await firstCardsMs(browser, server, manyTemplates));
  }
  const ratio = median(many) / median(few);
  console.log(`first cards: ${median(few).toFixed(0)} ms with 50 templates, ${median(many).toFixed(0)} ms with 10,000`);
  console.log(`first cards, 10,000 / 50: ${ratio.toFixed(2)}${ratio <= 1.2 ? "  within 1.2" : "  MISSES 1.2"}`);
}

async function firstCardsMs(browser: Browser, server: BenchServer, templates: number): Promise<number> {
  return (await measureLoad(browser, server, `/dashboard?templates=${templates}`, 1)).usableMs;
}
