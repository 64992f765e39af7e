export { type Asked, AskedView, type AskedViewProps } from "./asked/asked-view.js";
export { type More, ShowMore } from "./asked/show-more.js";
