// Two languages of one newsletter, side by side. Neither editor knows of the other.
const words = { "newsletter-en": "Good morning", "newsletter-de": "Guten Morgen" };

for (const editor of document.querySelectorAll("email-editor")) {
  editor.document = emailWith(words[editor.getAttribute("name")]);
  // One guided tour is enough for a page.
  if (editor !== document.querySelector("email-editor")) editor.features = { tour: false };
  editor.addEventListener("mw-change", ({ target, detail }) => console.info(target.getAttribute("name"), detail.label));
}

function emailWith(text) {
  const heading = { id: "title", type: "heading", props: { text } };
  const cell = { id: "cell", type: "cell", props: {}, children: [heading] };
  const section = { id: "section", type: "section", props: {}, children: [cell] };
  const page = { id: "page", type: "wrapper", props: {}, children: [section] };
  return { version: 1, settings: { width: 480 }, root: { id: "root", type: "root", props: {}, children: [page] } };
}
