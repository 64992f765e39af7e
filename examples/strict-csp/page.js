// No inline script, no inline style, no eval, no other origin. What the policy refuses is written to the page's title.
document.addEventListener("securitypolicyviolation", (event) => {
  document.title = `Refused: ${event.violatedDirective} ${event.blockedURI}`;
  console.error(document.title, event.sourceFile, event.sample);
});
