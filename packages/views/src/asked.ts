export { type Asked, AskedView, type AskedViewProps } from "./asked/asked-view.js";
export type { RefusalOf, ValueOf } from "./asked/refusal.js";
export { type More, ShowMore } from "./asked/show-more.js";
export { type Ask, type AskedPort, useAsked } from "./asked/use-asked.js";
export { useAskedPages } from "./asked/use-asked-pages.js";
