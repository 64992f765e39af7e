import css from "./destinations.css?inline";

/** What dialogs with destinations are dressed in. */
export const destinationStyles = [css];
