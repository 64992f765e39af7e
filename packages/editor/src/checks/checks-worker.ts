import { createCheckRun } from "./check-session.js";

const answer = createCheckRun();

addEventListener("message", ({ data }) => {
  void answer(data).then((report) => report && postMessage(report));
});
