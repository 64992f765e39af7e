// A script of its own, which a page has long before its other code: asked only there, who is signed in and what is opened are four trips to the server more
// after the last byte of that code. It imports nothing of it.
import { askAhead } from "./first-answers.js";
import { firstQuestions } from "./first-questions.js";

const questions = firstQuestions(location, window.parent === window ? "cookie" : "frame-cookie");
if (questions.length > 0) globalThis.fetch = askAhead(questions, globalThis.fetch.bind(globalThis));
