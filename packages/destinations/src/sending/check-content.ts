import type { Condition, Destination, MailContent } from "../declaration/destination.js";
import type { Choices } from "../fields/field.js";
import { encodeUtf8 } from "../text/base64.js";

/** Why an email cannot go there as it is, or what its readers or the service will miss. */
export interface ContentProblem extends Pick<Condition, "code" | "values"> {
  /** In English, for people. */
  readonly words: string;
  /** It may go all the same. */
  readonly isAdvice: boolean;
}

type Judging = Pick<Destination, "name" | "limits" | "wants" | "fetchesHtml">;

/** What the destination would refuse, so that it is said before anything is sent. */
export function checkContent(destination: Judging, content: MailContent, choices: Choices = {}): readonly ContentProblem[] {
  const { name, wants, fetchesHtml } = destination;
  const problems = checkSize(destination, content.html);
  if (fetchesHtml === true && !content.publicHtmlUrl)
    problems.push({
      code: "no-public-address",
      words: `${name} fetches the email from an address of the public internet, and this server has none.`,
      isAdvice: false,
    });
  const unmet = wants.filter((condition) => !condition.isMet(content, choices));
  return [...problems, ...unmet.map(({ code, words, values, isAdvice = false }) => ({ code, words, isAdvice, ...(values && { values }) }))];
}

function checkSize({ name, limits }: Judging, html: string): ContentProblem[] {
  const { htmlLengthMax = Number.POSITIVE_INFINITY, htmlBytesMax = Number.POSITIVE_INFINITY } = limits;
  const problems: ContentProblem[] = [];
  if (html.length > htmlLengthMax)
    problems.push({
      code: "html-too-long",
      words: `${name} takes up to ${htmlLengthMax} characters; the email has ${html.length}.`,
      values: { max: htmlLengthMax, length: html.length },
      isAdvice: false,
    });
  // Most emails are far below, so that their bytes need no counting.
  const bytes = html.length * 3 > htmlBytesMax ? encodeUtf8(html).length : 0;
  if (bytes > htmlBytesMax)
    problems.push({
      code: "html-too-large",
      words: `${name} takes up to ${htmlBytesMax} bytes; the email has ${bytes}.`,
      values: { max: Math.floor(htmlBytesMax / 1024), size: Math.ceil(bytes / 1024) },
      isAdvice: false,
    });
  return problems;
}
