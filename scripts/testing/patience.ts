/** For so long, tests wait for what they expect to see, whether by `expect.poll`, `waitFor` or `findBy…`; Playwright's own default is the same. */
export const patienceMs = 5000;
