// A document goes in, HTML comes out, and no server is asked for anything. What was typed before a crash is offered again.
const editor = document.querySelector("email-editor");

editor.document = {
  version: 1,
  settings: { width: 600, bgColor: "#f4f5f7" },
  root: {
    id: "root",
    type: "root",
    props: {},
    children: [
      {
        id: "page",
        type: "wrapper",
        props: {},
        children: [
          {
            id: "hello",
            type: "section",
            props: {},
            children: [
              {
                id: "hello-cell",
                type: "cell",
                props: {},
                children: [
                  { id: "title", type: "heading", props: { text: "Hello {{first_name}}" } },
                  { id: "words", type: "text", props: { text: "<p>Change me, then download the HTML.</p>" } },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
};

document.getElementById("download").addEventListener("click", async () => {
  const html = await editor.exportHtml();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([html], { type: "text/html" }));
  link.download = "campaign.html";
  link.click();
  URL.revokeObjectURL(link.href);
});

editor.addEventListener("mw-change", (event) => console.info("changed:", event.detail.label));
