import { createCheckSession } from "./check-session.js";

const answer = createCheckSession();

addEventListener("message", ({ data }) => {
  void answer(data).then((report) => report && postMessage(report));
});
