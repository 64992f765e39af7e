import { type Block, type BlockId, documentVersion, type EmailDocument, type JsonValue, resolveSettings } from "@mailwright/document";
import type { BandForm, ImportedBand, LayoutEmail } from "./layout-email.js";

/** The document of an import, each band in the form that was chosen for it. */
export function composeImport(email: LayoutEmail, choice: (band: ImportedBand) => BandForm, newId: () => BlockId): EmailDocument {
  const sections = email.bands.flatMap((band) => (choice(band) === "native" ? (band.native ?? [band.raw]) : [band.raw]));
  // Between the sides of a wrapper no section is as wide as the window.
  const { room, children } = sections.some(isAsWideAsWindow) ? { room: noRooms, children: sections } : takeRoom(sections);
  const page = composePage(email, children, newId, room);
  const isBare = room.desktop.top === 0 && room.desktop.bottom === 0;
  return isBare ? { ...page, root: { ...page.root, children: page.root.children?.map(leaveWindow) ?? [] } } : page;
}

/** A wrapper that shows nothing on any device is not written at all where it leaves the window to its sections. */
function leaveWindow(wrapper: Block): Block {
  return wrapper.extras ? wrapper : { ...wrapper, props: { ...wrapper.props, fullWidth: true } };
}

/** Sections on a page that shows nothing of its own. */
export function composePage(
  { settings, phoneMarginPx }: Pick<LayoutEmail, "settings" | "phoneMarginPx">,
  sections: readonly Block[],
  newId: () => BlockId,
  room = noRooms,
): EmailDocument {
  const leavesWindow = sections.some(isAsWideAsWindow);
  const padding = { ...room.desktop, right: 0, left: 0 };
  const onPhone = { ...room.phone, right: phoneMarginPx, left: phoneMarginPx };
  // Like every block it stores only what it would not inherit.
  const inherited = resolveSettings(settings).padding;
  const isInherited = Object.values(padding).every((each) => each === inherited);
  const isOtherOnPhone = phoneMarginPx > 0 || room.phone.top !== room.desktop.top || room.phone.bottom !== room.desktop.bottom;
  const props = { background: "transparent", ...(!isInherited && { padding }), ...(leavesWindow && { fullWidth: true }) };
  const extras = { mobile: { padding: onPhone } };
  const wrapper: Block = { id: newId(), type: "wrapper", props, ...(isOtherOnPhone && { extras }), children: sections };
  return { version: documentVersion, settings, root: { id: newId(), type: "root", props: {}, children: [wrapper] } };
}

interface Room {
  readonly top: number;
  readonly bottom: number;
}

interface Rooms {
  readonly desktop: Room;
  readonly phone: Room;
}

const noRooms: Rooms = { desktop: { top: 0, bottom: 0 }, phone: { top: 0, bottom: 0 } };

const isAsWideAsWindow = ({ props }: Block) => props["fullWidth"] === true;

/** What stands free above the first section and below the last, and the sections between: a section costs forty times what a padding does. */
function takeRoom(sections: readonly Block[]): { room: Rooms; children: readonly Block[] } {
  const above = roomIn(sections[0]);
  const below = sections.length > 1 ? roomIn(sections.at(-1)) : undefined;
  const children = sections.slice(above ? 1 : 0, below ? -1 : undefined);
  // A page of nothing but room stays what it was.
  if (children.length === 0) return { room: noRooms, children: sections };
  const at = (device: keyof HeightOn): Room => ({ top: above?.[device] ?? 0, bottom: below?.[device] ?? 0 });
  return { room: { desktop: at("desktop"), phone: at("phone") }, children };
}

interface HeightOn {
  readonly desktop: number;
  readonly phone: number;
}

/** The height of a section that is nothing but room. */
function roomIn(section: Block | undefined): HeightOn | undefined {
  const [cell, ...otherCells] = section?.children ?? [];
  const [spacer, ...others] = cell?.children ?? [];
  if (!section || !cell || spacer?.type !== "spacer" || otherCells.length + others.length > 0) return undefined;
  const { padding, ...look } = section.props;
  const isPlain = [look, section.extras ?? {}, cell.props, cell.extras ?? {}].every((each) => Object.keys(each).length === 0);
  const hasSides = typeof padding === "object" && Object.values(padding ?? {}).some((side) => side !== 0);
  const { mobile, ...otherExtras } = spacer.extras ?? {};
  const { height: desktop, ...otherProps } = spacer.props;
  const { height: phone = desktop, ...otherOnPhone } = isObject(mobile) ? mobile : {};
  const isOnlyHigh = [otherExtras, otherProps, otherOnPhone].every((each) => Object.keys(each).length === 0);
  const isRead = isPlain && !hasSides && isOnlyHigh && typeof desktop === "number" && typeof phone === "number";
  return isRead ? { desktop, phone } : undefined;
}

function isObject(value: JsonValue | undefined): value is Readonly<Record<string, JsonValue>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
