import type { JsonValue } from "@mailwright/document";

type Values = Readonly<Record<string, JsonValue>>;

/** A letter of a heading (`title`), a text (`words`) and a button (`button`), for what two people make of it. */
export const springLetter = (heading: Values = {}, button: Values = {}) => ({
  version: 1,
  settings: {},
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
            id: "section",
            type: "section",
            props: {},
            children: [
              {
                id: "cell",
                type: "cell",
                props: {},
                children: [
                  { id: "title", type: "heading", props: { text: "Spring sale", ...heading } },
                  { id: "words", type: "text", props: { text: "<p>The spring is here, and with it all that is new.</p>" } },
                  { id: "button", type: "button", props: { label: "Shop now", ...button } },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
});
