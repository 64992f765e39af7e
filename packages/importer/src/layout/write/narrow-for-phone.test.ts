import { expect, test } from "vitest";
import { placeUnrendered } from "../../mjml/placed-element.js";
import { narrowForPhone } from "./narrow-for-phone.js";

const element = (tagName: string, attributes: Record<string, string>, children: ReturnType<typeof placeUnrendered>[] = []) =>
  placeUnrendered({ tagName, attributes, children, start: 0, end: 0 });

test("the room at the sides becomes small on a phone, that above and below stays", () => {
  const text = element("mj-text", { padding: "40px 200px 10px 150px", color: "#111111" });
  const [section] = narrowForPhone([element("mj-section", { padding: "60px 120px 8px 10px" }, [element("mj-column", {}, [text])])]);
  expect(section?.attribute("padding")).toBe("60px 16px 8px 10px");
  const narrowed = section?.children[0]?.children[0];
  expect([narrowed?.attribute("padding"), narrowed?.attribute("color")]).toEqual(["40px 24px 10px 24px", "#111111"]);
});

test("what stays side by side shares it", () => {
  const column = () => element("mj-column", { width: "33%" }, [element("mj-text", { padding: "0px 40px 0px 40px" })]);
  const [section] = narrowForPhone([element("mj-section", {}, [element("mj-group", {}, [column(), column(), column()])])]);
  expect(section?.children[0]?.children.map(({ children: [text] }) => text?.attribute("padding"))).toEqual(
    Array.from({ length: 3 }, () => "0px 2px 0px 2px"),
  );
  expect(section?.children[0]?.children[0]?.attribute("width")).toBe("33%");
});

test("a button is no wider than a phone, and a box around a column leaves it its words", () => {
  const box = { margin: { top: 4, right: 90, bottom: 4, left: 80 }, borderColor: "#111111" };
  const column = placeUnrendered({ tagName: "mj-column", box, children: [element("mj-button", { width: "420px" })], start: 0, end: 0 });
  const [narrowed] = narrowForPhone([column]);
  expect(narrowed?.box).toEqual({ margin: { top: 4, right: 12, bottom: 4, left: 12 }, borderColor: "#111111" });
  expect(narrowed?.children[0]?.attribute("width")).toBe("270px");
});
