import { type Block, type BlockId, documentVersion, type EmailDocument, resolveSettings } from "@mailwright/document";
import type { BandForm, ImportedBand, LayoutEmail } from "./layout-email.js";

/** The document of an import, each band in the form that was chosen for it. */
export function composeImport(email: LayoutEmail, choice: (band: ImportedBand) => BandForm, newId: () => BlockId): EmailDocument {
  const sections = email.bands.flatMap((band) => (choice(band) === "native" ? (band.native ?? [band.raw]) : [band.raw]));
  return composePage(email, sections, newId);
}

/** Sections on a page that shows nothing of its own. */
export function composePage(
  { settings, phoneMarginPx }: Pick<LayoutEmail, "settings" | "phoneMarginPx">,
  sections: readonly Block[],
  newId: () => BlockId,
): EmailDocument {
  const noPadding = { top: 0, right: 0, bottom: 0, left: 0 };
  // Between the sides of a wrapper no section is as wide as the window.
  const leavesWindow = sections.some(({ props }) => props["fullWidth"] === true);
  // Like every block it stores only what it would not inherit.
  const isInherited = resolveSettings(settings).padding === 0;
  const props = { background: "transparent", ...(!isInherited && { padding: noPadding }), ...(leavesWindow && { fullWidth: true }) };
  const extras = { mobile: { padding: { ...noPadding, left: phoneMarginPx, right: phoneMarginPx } } };
  const wrapper: Block = { id: newId(), type: "wrapper", props, ...(phoneMarginPx > 0 && { extras }), children: sections };
  return { version: documentVersion, settings, root: { id: newId(), type: "root", props: {}, children: [wrapper] } };
}
