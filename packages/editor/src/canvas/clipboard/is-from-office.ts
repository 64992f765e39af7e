/** What programs for texts and sheets write, and what pages and emails do not. */
const officeMarks = /google-sheets-html-origin|data-sheets-|urn:schemas-microsoft-com:office:(?:excel|word)|MsoTableGrid/i;

/** Was it copied from a program in which a table holds data, whatever its ground? Emails that are copied from Outlook have Word's marks too. */
export function isFromOffice(html: string): boolean {
  return officeMarks.test(html);
}
