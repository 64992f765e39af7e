import { createCheckRun } from "./check-run.js";

const answer = createCheckRun();

addEventListener("message", ({ data }) => {
  void answer(data).then((report) => report && postMessage(report));
});
