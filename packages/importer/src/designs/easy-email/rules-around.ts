import { type JsonRecord, recordOf, recordsOf, textOf } from "../json/json-values.js";
import type { MjmlPart } from "../mjml/write-mjml.js";

const compared = new Set(["==", "!=", ">", ">=", "<", "<="]);

/** A condition and a repetition of easy-email as the tags of Liquid around the part. */
export function rulesAround(value: JsonRecord): readonly [readonly MjmlPart[], readonly MjmlPart[]] {
  const condition = conditionOf(recordOf(value["condition"]));
  const { enabled, dataSource, itemName } = recordOf(value["iteration"]);
  const isRepeated = enabled === true && isName(textOf(dataSource)) && isName(textOf(itemName));
  const before = [
    ...(condition === "" ? [] : [tag(`{% if ${condition} %}`)]),
    ...(isRepeated ? [tag(`{% for ${textOf(itemName)} in ${textOf(dataSource)} %}`)] : []),
  ];
  return [before, [...(isRepeated ? [tag("{% endfor %}")] : []), ...(condition === "" ? [] : [tag("{% endif %}")])]];
}

const tag = (content: string): MjmlPart => ({ tagName: "mj-raw", attributes: {}, content });
const isName = (text: string) => /^[a-z_][\w.]{0,200}$/i.test(text);

function conditionOf(condition: JsonRecord): string {
  if (condition["enabled"] !== true) return "";
  const groups = recordsOf(condition["groups"]).map((group) => joined(group, recordsOf(group["groups"]).flatMap(testOf)));
  return joined(
    condition,
    groups.filter((each) => each !== ""),
  );
}

const joined = ({ symbol }: JsonRecord, parts: readonly string[]) => parts.join(textOf(symbol) === "or" ? " or " : " and ");

function testOf({ left, operator, right }: JsonRecord): readonly string[] {
  const name = textOf(left);
  if (!isName(name)) return [];
  const sign = textOf(operator);
  if (compared.has(sign)) return [`${name} ${sign} ${typeof right === "number" ? right : `"${textOf(right).replace(/["{}%\\]/g, "")}"`}`];
  return [sign === "falsy" ? `${name} == false` : name];
}
