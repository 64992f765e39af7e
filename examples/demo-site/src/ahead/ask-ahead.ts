// The first script of the page: 1 KiB, which runs while the elements' code is still on its way. Without it they ask who is signed in, and then for the email or
// the list, only once all of their code has arrived, which on a slow phone is two seconds later. So it imports nothing of them.
import { askAhead } from "./first-answers.js";
import { firstQuestions } from "./first-questions.js";

const questions = firstQuestions(location, window.parent === window ? "cookie" : "frame-cookie");
if (questions.length > 0) globalThis.fetch = askAhead(questions, globalThis.fetch.bind(globalThis));
