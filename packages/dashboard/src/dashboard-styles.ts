import dashboardCss from "./dashboard.css?inline";
import cardsCss from "./templates/cards.css?inline";
import tableCss from "./templates/table.css?inline";

/** The style texts of the dashboard, for the root it is rendered into. */
export const dashboardStyles: readonly string[] = [dashboardCss, cardsCss, tableCss];
