import type { Destination, MailContent } from "../declaration/destination.js";
import { encodeUtf8 } from "../text/base64.js";

/** Why an email cannot go there as it is. */
export interface ContentProblem {
  readonly code: string;
  /** In English, for people. */
  readonly words: string;
}

type Judging = Pick<Destination, "name" | "limits" | "wants" | "fetchesHtml">;

/** What the destination would refuse, so that it is said before anything is sent. */
export function checkContent(destination: Judging, content: MailContent): readonly ContentProblem[] {
  const { name, limits, wants, fetchesHtml } = destination;
  const { htmlLengthMax = Number.POSITIVE_INFINITY, htmlBytesMax = Number.POSITIVE_INFINITY } = limits;
  const problems: ContentProblem[] = [];
  if (content.html.length > htmlLengthMax)
    problems.push({
      code: "html-too-long",
      words: `${name} takes up to ${htmlLengthMax} characters; the email has ${content.html.length}.`,
    });
  // Most emails are far below, so that their bytes need no counting.
  if (content.html.length * 3 > htmlBytesMax && encodeUtf8(content.html).length > htmlBytesMax)
    problems.push({ code: "html-too-long", words: `${name} takes up to ${htmlBytesMax} bytes; the email is larger.` });
  if (fetchesHtml && !content.publicHtmlUrl)
    problems.push({
      code: "no-public-address",
      words: `${name} fetches the email from an address of the public internet, and this server has none.`,
    });
  const unmet = wants.filter((condition) => !condition.isMet(content)).map(({ code, words }) => ({ code, words }));
  return [...problems, ...unmet];
}
