import { fc } from "./fast-check.js";

/** MJML as people write it: what a block knows, what none knows, what is wrong and accepted all the same. */
export const mjmlSamples = [
  {
    name: "styles that are written into elements",
    source: `<mjml owa="desktop" lang="de">
  <mj-head>
    <mj-title>Angebot &amp; mehr</mj-title>
    <mj-preview>Nur heute</mj-preview>
    <mj-attributes>
      <mj-all font-family="Open Sans, Arial" />
      <mj-text padding="0" css-class="txt" line-height="1.5" />
      <mj-class name="big" font-size="20px" color="#123456" css-class="huge"/>
      <mj-class name="card"><mj-text color="green" /></mj-class>
    </mj-attributes>
    <mj-style inline="inline">
      .inlined div { color: blue !important; } .link { text-decoration: none; }
      a { color: teal }
    </mj-style>
    <mj-style>.x{color:red}</mj-style>
    <mj-font name="Raleway" href="https://fonts.googleapis.com/css?family=Raleway" />
    <mj-breakpoint width="320px" />
    <!-- a comment in the head -->
    
  </mj-head>
  <mj-body width="640px" background-color="#eeeeee" css-class="page">
    <!-- first -->
    <mj-section mj-class="card" full-width="full-width" unknown="yes"><!-- inside -->
      <mj-column width='200px'>
        <mj-text mj-class="big" css-class="inlined custom">One<br>two &nbsp; <a class="link" href='https://a.test/?a=1&b=2'>go</a></mj-text>
        <!-- between -->
        <mj-image src=https://a.test/x.png alt="A > B" width="100px" fluid-on-mobile="true" />
        <!-- at the end -->
      </mj-column>
      <mj-column padding-left="5" border="1px solid red" inner-background-color="#fff">
        <mj-table><tr><td>1</td><td>{{ x }}</td></tr></mj-table>
        <mj-social mode="horizontal"><mj-social-element name="facebook" href="https://f.test">F</mj-social-element></mj-social>
      </mj-column>
    </mj-section>
    text that stands nowhere
    <mj-include path="./footer.mjml" />
    <mj-wrapper padding="10px" background-color="#ddd"><mj-section><mj-group><mj-column><mj-button href="#" rel="x">Go</mj-button></mj-column><mj-column><mj-spacer/></mj-column></mj-group></mj-section></mj-wrapper>
    <mj-hero mode="fluid-height" background-width="600px" background-height="469px" background-url="https://a.test/h.jpg"><mj-text>Hero</mj-text></mj-hero>
    <mj-raw><!-- htmlmin:ignore -->{% if x %}</mj-raw>
    <mj-section direction="rtl"><mj-column><mj-accordion><mj-accordion-element><mj-accordion-title>T</mj-accordion-title><mj-accordion-text>X</mj-accordion-text></mj-accordion-element></mj-accordion></mj-column><mj-column><mj-carousel><mj-carousel-image src="https://a.test/1.png"/><mj-carousel-image src="https://a.test/2.png"/></mj-carousel></mj-column></mj-section>
    <mj-raw>{% endif %}</mj-raw>
    <mj-section><mj-column><mj-navbar base-url="https://a.test" hamburger="hamburger"><mj-navbar-link href="/a">A</mj-navbar-link></mj-navbar></mj-column></mj-section>
    <!-- last -->
  </mj-body>
</mjml>
`,
  },
  {
    name: "attributes that are given by selector",
    source: `<mjml owa="desktop" lang="de">
  <mj-head>
    <mj-title>Angebot &amp; mehr</mj-title>
    <mj-preview>Nur heute</mj-preview>
    <mj-attributes>
      <mj-all font-family="Open Sans, Arial" />
      <mj-text padding="0" css-class="txt" line-height="1.5" />
      <mj-class name="big" font-size="20px" color="#123456" css-class="huge"/>
      <mj-class name="card"><mj-text color="green" /></mj-class>
    </mj-attributes>
    
    <mj-style>.x{color:red}</mj-style>
    <mj-font name="Raleway" href="https://fonts.googleapis.com/css?family=Raleway" />
    <mj-breakpoint width="320px" />
    <!-- a comment in the head -->
    <mj-html-attributes>
      <mj-selector path=".custom div"><mj-html-attribute name="data-id">42</mj-html-attribute></mj-selector>
    </mj-html-attributes>
  </mj-head>
  <mj-body width="640px" background-color="#eeeeee" css-class="page">
    <!-- first -->
    <mj-section mj-class="card" full-width="full-width" unknown="yes"><!-- inside -->
      <mj-column width='200px'>
        <mj-text mj-class="big" css-class="blue custom">One two &nbsp; <a class="link" href='https://a.test/?a=1&b=2'>go</a></mj-text>
        <!-- between -->
        <mj-image src=https://a.test/x.png alt="A > B" width="100px" fluid-on-mobile="true" />
        <!-- at the end -->
      </mj-column>
      <mj-column padding-left="5" border="1px solid red" inner-background-color="#fff">
        <mj-table><tr><td>1</td><td>{{ x }}</td></tr></mj-table>
        <mj-social mode="horizontal"><mj-social-element name="facebook" href="https://f.test">F</mj-social-element></mj-social>
      </mj-column>
    </mj-section>
    text that stands nowhere
    <mj-include path="./footer.mjml" />
    <mj-wrapper padding="10px" background-color="#ddd"><mj-section><mj-group><mj-column><mj-button href="#" rel="x">Go</mj-button></mj-column><mj-column><mj-spacer/></mj-column></mj-group></mj-section></mj-wrapper>
    <mj-hero mode="fluid-height" background-width="600px" background-height="469px" background-url="https://a.test/h.jpg"><mj-text>Hero</mj-text></mj-hero>
    <mj-raw><!-- htmlmin:ignore -->{% if x %}</mj-raw>
    <mj-section direction="rtl"><mj-column><mj-accordion><mj-accordion-element><mj-accordion-title>T</mj-accordion-title><mj-accordion-text>X</mj-accordion-text></mj-accordion-element></mj-accordion></mj-column><mj-column><mj-carousel><mj-carousel-image src="https://a.test/1.png"/><mj-carousel-image src="https://a.test/2.png"/></mj-carousel></mj-column></mj-section>
    <mj-raw>{% endif %}</mj-raw>
    <mj-section><mj-column><mj-navbar base-url="https://a.test" hamburger="hamburger"><mj-navbar-link href="/a">A</mj-navbar-link></mj-navbar></mj-column></mj-section>
    <!-- last -->
  </mj-body>
</mjml>
`,
  },
  {
    name: "a little of everything",
    source: `<mjml owa="desktop" lang="de">
  <mj-head>
    <mj-title>Angebot &amp; mehr</mj-title>
    <mj-preview>Nur heute</mj-preview>
    <mj-attributes>
      <mj-all font-family="Open Sans, Arial" />
      <mj-text padding="0" css-class="txt" line-height="1.5" />
      <mj-class name="big" font-size="20px" color="#123456" css-class="huge"/>
      <mj-class name="card"><mj-text color="green" /></mj-class>
    </mj-attributes>
    <mj-style>.x{color:red}</mj-style>
    <mj-font name="Raleway" href="https://fonts.googleapis.com/css?family=Raleway" />
    <mj-breakpoint width="320px" />
    <!-- a comment in the head -->
  </mj-head>
  <mj-body width="640px" background-color="#eeeeee" css-class="page">
    <!-- first -->
    <mj-section mj-class="card" full-width="full-width" unknown="yes"><!-- inside -->
      <mj-column width='200px'>
        <mj-text mj-class="big" css-class="blue custom">One<br>two &nbsp; <a class="link" href='https://a.test/?a=1&b=2'>go</a></mj-text>
        <!-- between -->
        <mj-image src=https://a.test/x.png alt="A > B" width="100px" fluid-on-mobile="true" />
        <!-- at the end -->
      </mj-column>
      <mj-column padding-left="5" border="1px solid red" inner-background-color="#fff">
        <mj-table><tr><td>1</td><td>{{ x }}</td></tr></mj-table>
        <mj-social mode="horizontal"><mj-social-element name="facebook" href="https://f.test">F</mj-social-element></mj-social>
      </mj-column>
    </mj-section>
    text that stands nowhere
    <mj-include path="./footer.mjml" />
    <mj-wrapper padding="10px" background-color="#ddd"><mj-section><mj-group><mj-column><mj-button href="#" rel="x">Go</mj-button></mj-column><mj-column><mj-spacer/></mj-column></mj-group></mj-section></mj-wrapper>
    <mj-hero mode="fluid-height" background-width="600px" background-height="469px" background-url="https://a.test/h.jpg"><mj-text>Hero</mj-text></mj-hero>
    <mj-raw><!-- htmlmin:ignore -->{% if x %}</mj-raw>
    <mj-section direction="rtl"><mj-column><mj-accordion><mj-accordion-element><mj-accordion-title>T</mj-accordion-title><mj-accordion-text>X</mj-accordion-text></mj-accordion-element></mj-accordion></mj-column><mj-column><mj-carousel><mj-carousel-image src="https://a.test/1.png"/><mj-carousel-image src="https://a.test/2.png"/></mj-carousel></mj-column></mj-section>
    <mj-raw>{% endif %}</mj-raw>
    <mj-section><mj-column><mj-navbar base-url="https://a.test" hamburger="hamburger"><mj-navbar-link href="/a">A</mj-navbar-link></mj-navbar></mj-column></mj-section>
    <!-- last -->
  </mj-body>
</mjml>
`,
  },
  {
    name: "line ends of Windows",
    source: "<mjml><mj-body>\r\n<mj-section>\r\n<mj-column><mj-text>a</mj-text></mj-column>\r\n</mj-section></mj-body></mjml>",
  },
  { name: "nothing at all", source: "<mjml><mj-body></mj-body></mjml>\n\n" },
  {
    name: "elements where they do not belong",
    source:
      "<mjml><mj-body><mj-text>stray</mj-text><mj-column><mj-text>column</mj-text></mj-column><mj-section><mj-text>in a section</mj-text></mj-section></mj-body></mjml>",
  },
  {
    name: "what stands before the doctype, and a wrapper with gaps",
    source:
      '<?xml version="1.0"?>\n<!-- top --><mjml version="5">\n<mj-raw position="file-start"><!-- before --></mj-raw><mj-body><mj-wrapper gap="5px"><mj-section><mj-column/></mj-section><mj-section><mj-column><mj-divider/></mj-column></mj-section></mj-wrapper></mj-body></mjml>',
  },
  {
    name: "elements that MJML does not know, and template tags",
    source:
      '<mjml><mj-body><mj-foo>x</mj-foo><mj-section><mj-column><mj-bar a="b">y</mj-bar><mj-text><p>Hi <%= name %> {{#if x}}{{/if}}</p></mj-text></mj-column></mj-section></mj-body></mjml>',
  },
  {
    name: "one wrapper with everything in it",
    source:
      '<mjml dir="rtl" lang="he"><mj-body width="480px"><mj-wrapper background-color="#fafafa" css-class="sheet"><!-- a --><mj-section><mj-column><mj-button href="https://a.test" inner-padding="4px">Go</mj-button></mj-column></mj-section>\n\n<mj-section><mj-group><mj-column><mj-image src="https://a.test/a.png" /></mj-column><mj-column><mj-text>b</mj-text></mj-column></mj-group></mj-section></mj-wrapper></mj-body></mjml>',
  },
] as const;

const attributes: Readonly<Record<string, fc.Arbitrary<string>>> = {
  padding: fc.constantFrom("0", "10px", "1px 2px 3px", "5px 25px 5px 25px"),
  "padding-left": fc.constantFrom("0px", "7"),
  "css-class": fc.constantFrom("one", "one two", "x_y"),
  "mj-class": fc.constantFrom("big", "big small", "none"),
  color: fc.constantFrom("#123", "#445566", "red", "{{ color }}"),
  "background-color": fc.constantFrom("#fff", "transparent", "#fafafa"),
  "font-family": fc.constantFrom("Lato, Arial", "Ubuntu", "Georgia"),
  "font-size": fc.constantFrom("12px", "20px"),
  width: fc.constantFrom("50%", "120px", "33.33%"),
  align: fc.constantFrom("left", "center", "right"),
  href: fc.constantFrom("https://a.test/?a=1&b=2", "#top", "mailto:a@b.test", "{{ link }}"),
  src: fc.constantFrom("https://a.test/a.png"),
  alt: fc.constantFrom("A picture", "1 < 2", ""),
  border: fc.constantFrom("1px solid #000000", "none"),
  direction: fc.constantFrom("rtl", "ltr"),
  unknown: fc.constantFrom("yes", "1"),
};

const names = Object.keys(attributes);
const someAttributes = fc
  .uniqueArray(fc.constantFrom(...names), { maxLength: 5 })
  .chain((chosen) =>
    fc
      .tuple(...chosen.map((name) => fc.tuple(attributes[name] ?? fc.constant(""), fc.constantFrom('"', "'"))))
      .map((values) => values.map(([value, quote], index) => ` ${chosen[index]}=${quote}${value}${quote}`).join("")),
  );
const space = fc.constantFrom("", " ", "\n", "\n    ", "<!-- note -->", "\n  <!-- one --> ");
const html = fc.constantFrom(
  "words",
  "<p>One <b>two</b></p>",
  "<h1>Ü &amp; &nbsp;</h1>",
  "{{ name }}",
  '<a href="https://a.test">go</a><br>',
  "",
);

function element(tagName: string, inside: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(someAttributes, inside).map(([written, content]) => `<${tagName}${written}>${content}</${tagName}>`);
}

const many = (child: fc.Arbitrary<string>, maxLength: number, minLength = 1) =>
  fc.array(fc.tuple(space, child), { minLength, maxLength }).chain((list) => space.map((end) => list.flat().join("") + end));

const empty = fc
  .constantFrom("mj-image", "mj-divider", "mj-spacer")
  .chain((tagName) => someAttributes.map((own) => `<${tagName}${own} />`));
const content = fc.oneof(
  ...["mj-text", "mj-text", "mj-button", "mj-raw"].map((tagName) => element(tagName, html)),
  empty,
  element("mj-table", fc.constant("<tr><td>1</td></tr>")),
  element("mj-social", element("mj-social-element", html)),
);
const column = element("mj-column", many(content, 3));
const section = element("mj-section", fc.oneof(many(column, 3), element("mj-group", many(column, 2))));
const hero = element("mj-hero", many(element("mj-text", html), 2));
const wrapper = element("mj-wrapper", many(section, 2));
const row = fc.oneof(section, section, section, wrapper, hero);
const rows = fc.oneof(many(row, 3), many(wrapper, 1));
const head = fc.constantFrom(
  "",
  "<mj-head></mj-head>",
  '<mj-head><mj-title>T</mj-title><mj-attributes><mj-all padding="2px" /><mj-text color="#111" /><mj-class name="big" font-size="30px" css-class="b" /></mj-attributes></mj-head>',
  '<mj-head>\n<mj-preview>P</mj-preview><mj-style>.one{color:red}</mj-style><mj-breakpoint width="320px"/></mj-head>',
);

/** Any MJML that MJML accepts, in any way of writing it. */
export const arbitraryMjml = fc
  .tuple(head, someAttributes, rows, space)
  .map(([before, own, inside, end]) => `<mjml>${before}<mj-body${own.replace(/ width=\S+/, "")}>${inside}</mj-body>${end}</mjml>\n`);
