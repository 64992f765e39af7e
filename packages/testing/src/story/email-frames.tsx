import { createCompiler } from "@mailwright/compiler";
import type { BlockRegistry, EmailDocument } from "@mailwright/document";
import { useState } from "react";

interface Props {
  readonly document: EmailDocument;
  readonly registry: BlockRegistry;
}

const widthsPx = { desktop: 700, phone: 375 };

/** The email as it is sent, at 700 and 375 px, with its size and its MJML. */
export function EmailFrames({ document, registry }: Props) {
  const compiler = createCompiler(registry);
  const { html, sizeBytes } = compiler.compileDocument(document);
  return (
    <div style={{ display: "grid", gap: 24, font: "13px/20px system-ui, sans-serif" }}>
      <div style={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 24 }}>
        <EmailFrame title={`Email at ${widthsPx.desktop} pixels`} html={html} widthPx={widthsPx.desktop} />
        <EmailFrame title={`Email at ${widthsPx.phone} pixels`} html={html} widthPx={widthsPx.phone} />
      </div>
      <details open>
        <summary>{`MJML, and ${sizeBytes.toLocaleString("en-GB")} bytes of HTML`}</summary>
        <pre style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{compiler.toMjml(document)}</pre>
      </details>
    </div>
  );
}

function EmailFrame({ title, html, widthPx }: { readonly title: string; readonly html: string; readonly widthPx: number }) {
  const [heightPx, setHeightPx] = useState(200);
  // The body is as high as the email, the page as high as the frame at least.
  const fit = (page: Document | null) => page && setHeightPx(Math.ceil(page.body.getBoundingClientRect().height));
  return (
    <iframe
      title={title}
      srcDoc={html}
      width={widthPx}
      height={heightPx}
      // Its height can be read because it has our origin; nothing in it can run.
      sandbox="allow-same-origin"
      style={{ border: "1px solid #c9ced8", background: "#ffffff" }}
      onLoad={({ currentTarget }) => fit(currentTarget.contentDocument)}
    />
  );
}
