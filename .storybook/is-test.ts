/** Stories are run as tests, and not looked at. */
export const isTest = "__vitest_browser__" in globalThis;
