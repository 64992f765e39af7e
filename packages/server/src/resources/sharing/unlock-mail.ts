import { escapeText } from "@mailwright/document";

interface UnlockWords {
  editorName: string;
  askerName: string;
  templateName: string;
  url: string;
}

/** The mail that asks for a template, as HTML and as text. */
export function writeUnlockMail({ editorName, askerName, templateName, url }: UnlockWords) {
  const subject = `${askerName} is waiting for “${templateName}”`;
  const lines = [
    `Hello ${editorName},`,
    `${askerName} would like to edit the template “${templateName}”, which is locked while you work on it.`,
    "If you are done, open it and choose Unlock.",
  ];
  const paragraphs = lines.map((line) => `<p>${escapeText(line)}</p>`).join("\n");
  const html = `<!doctype html><html lang="en"><body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1f2430">
${paragraphs}
<p><a href="${escapeText(url)}">Open the template</a></p>
</body></html>`;
  return { subject, html, text: `${lines.join("\n\n")}\n\n${url}` };
}
