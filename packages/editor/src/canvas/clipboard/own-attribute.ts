/** The attribute that carries copied blocks inside the HTML of a clipboard, for programs and browsers that keep nothing else. */
export const ownAttribute = "data-mailwright";
