import { configure } from "@testing-library/dom";

// As in `patient-tests.ts`, for what is looked for in a page: its second of patience is also the time in which code is fetched.
configure({ asyncUtilTimeout: 15_000 });
