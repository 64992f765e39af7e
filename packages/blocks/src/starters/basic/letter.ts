import { around, heading, row, words } from "../shapes.js";
import { basicStarter } from "./parts.js";

export const letter = basicStarter(
  { id: "layout-letter", name: "Letter", description: "Only words as one person writes to another" },
  row(
    { padding: around(20, 20, 40, 20) },
    heading("h2", "Dear {{ first_name }}", 16),
    words(
      "Begin with the reason for writing. One person wrote this to one other person, so leave out everything that sounds like a poster.",
      16,
    ),
    words("Then tell what happened, in the order in which it happened. Short paragraphs are easier on a phone.", 16),
    words('<p>End with one question or <a href="https://example.com/your-page">one link</a>, and say what you will do next.</p>', 24),
    words("<p>Kind regards<br><strong>Your name</strong><br>What you do, and how to reach you</p>", 0),
  ),
);
