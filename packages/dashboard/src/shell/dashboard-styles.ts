import dragCss from "../drag/drag.css?inline";
import cardsCss from "../templates/entry/cards.css?inline";
import marksCss from "../templates/entry/marks.css?inline";
import listCss from "../templates/list/list.css?inline";
import tableCss from "../templates/list/table.css?inline";
import dashboardCss from "./dashboard.css?inline";
import narrowCss from "./dashboard-narrow.css?inline";

/** The style texts of the dashboard, for the root it is rendered into. */
export const dashboardStyles: readonly string[] = [dashboardCss, narrowCss, listCss, cardsCss, marksCss, tableCss, dragCss];
