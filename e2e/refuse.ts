import type { Route } from "@playwright/test";

/** An answer as the server gives it, without its having happened. */
export const refuse =
  (status: number, code: string, more: object = {}) =>
  (route: Route) =>
    route.fulfill({ status, json: { error: code, code, fields: [], requestId: "test", ...more } });
