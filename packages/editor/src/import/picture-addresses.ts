import { type Block, decodeEntities, type EmailDocument, escapeAttribute, isLink, isValues, type JsonValue } from "@mailwright/document";

/** An address in an attribute that shows a picture, or in `url()`. A link to a picture shows none. */
const shown = /(\b(?:src|background|poster)\s*=\s*["']?|\burl\(\s*(?:&quot;|["'])?)(https?:\/\/(?:(?!&quot;)[^\s"'()<>\\])+)/gi;
/** What an address behind a merge tag shows is decided when the email is sent. */
const mergeTag = /\{|%7B%7B|\*\||\|\*|%%|\[\[|\$\{/i;

/** The pictures of an email that are on other servers, each once. `own` is the address of the page, whose pictures need not be fetched. */
export function picturesElsewhere(html: string, own = ""): readonly string[] {
  const plain = html.replace(/@import[^;{}]*;?|@font-face\s*\{[^{}]*\}/gi, "");
  const addresses = [...plain.matchAll(shown)].map(([, , address = ""]) => decodeEntities(address));
  return [...new Set(addresses)].filter((address) => !mergeTag.test(address) && !(own !== "" && address.startsWith(`${own}/`)));
}

/** The document with other addresses for its pictures. The same object where none of them is in it. */
export function withPictures(document: EmailDocument, moved: ReadonlyMap<string, string>): EmailDocument {
  const root = moved.size === 0 ? document.root : moveInBlock(document.root, moved);
  return root === document.root ? document : { ...document, root };
}

function moveInBlock(block: Block, moved: ReadonlyMap<string, string>): Block {
  const props = moveInValues(block.props, moved);
  const extras = block.extras && moveInValues(block.extras, moved);
  const children = block.children?.map((child) => moveInBlock(child, moved));
  const isSame =
    props === block.props && extras === block.extras && (children ?? []).every((child, index) => child === block.children?.[index]);
  return isSame ? block : { ...block, props, ...(extras && { extras }), ...(children && { children }) };
}

type Values = Readonly<Record<string, JsonValue>>;

/** What was imported as MJML is kept beside its block as it was written. A block that was changed is written anew. */
const keptPart = "mjml";

function moveInValues(values: Values, moved: ReadonlyMap<string, string>): Values {
  const entries = Object.entries(values).map(([name, value]) => [name, name === keptPart ? value : moveInValue(value, moved)] as const);
  return entries.every(([name, value]) => value === values[name]) ? values : Object.fromEntries(entries);
}

function moveInValue(value: JsonValue, moved: ReadonlyMap<string, string>): JsonValue {
  if (typeof value === "string") return moved.get(value) ?? moveInHtml(value, moved);
  if (isValues(value)) return isLink(value) ? value : moveInValues(value, moved);
  if (!Array.isArray(value)) return value;
  const items = value.map((item: JsonValue) => moveInValue(item, moved));
  return items.every((item, index) => item === value[index]) ? value : items;
}

function moveInHtml(text: string, moved: ReadonlyMap<string, string>): string {
  return text.includes("http")
    ? text.replace(shown, (whole, before: string, address: string) => {
        const target = moved.get(decodeEntities(address));
        return target === undefined ? whole : before + escapeAttribute(target);
      })
    : text;
}
