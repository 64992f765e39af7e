export { type Asked, AskedView, type AskedViewProps } from "./asked/asked-view.js";
