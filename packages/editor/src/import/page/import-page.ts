import { answerOrder } from "./answer-order.js";
import type { PageOrder } from "./page-order.js";

// The whole script of a page that the server opens in its browser, and calls from outside.
Reflect.set(globalThis, "mailwrightImport", (order: PageOrder) => answerOrder(order, document));
