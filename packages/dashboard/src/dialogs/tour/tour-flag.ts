import type { Preferences } from "../../view/preferences.js";

/** The key of local storage, and of the cookie. */
export const tourFlag = "dashboardTourFinished";
const cookieName = "mailwright_dashboard_tour";
const yearSeconds = 365 * 24 * 60 * 60;

/** Whether the tour was finished in this browser. The cookie knows it where storage is cleared or forbidden, such as in a frame. */
export function isTourFinished(preferences: Preferences, page: Document): boolean {
  return preferences.get(tourFlag) === "true" || readCookies(page).includes(`${cookieName}=finished`);
}

/** Remembers that the tour was finished. */
export function finishTour(preferences: Preferences, page: Document): void {
  preferences.set(tourFlag, "true");
  try {
    page.cookie = `${cookieName}=finished; path=/; max-age=${yearSeconds}; samesite=lax`;
  } catch {
    // A sandboxed frame without an origin has no cookies.
  }
}

function readCookies(page: Document): string[] {
  try {
    return page.cookie.split("; ");
  } catch {
    return []; // said above
  }
}
