import { expect, test } from "vitest";
import { findUnreachedPictures, type PictureHolder } from "./find-unreached-pictures.js";

const everybody: PictureHolder = { completesOwn: true };
const nobody: PictureHolder = { completesOwn: true, privateOrigin: "http://mail.internal:3000" };
const faultsOf = (html: string, holder = everybody) => findUnreachedPictures(html, holder).map(({ fault }) => fault);
const image = (address: string) => `<img alt="" src="${address}">`;

test.each([
  ["http://localhost:3000/kettle.png", "computer"],
  ["https://127.0.0.1/kettle.png", "computer"],
  ["http://[::1]/kettle.png", "computer"],
  ["file:///C:/kettle.png", "computer"],
  ["blob:https://mail.example/9d8c", "computer"],
  ["http://10.0.0.7/kettle.png", "network"],
  ["http://172.20.1.1/kettle.png", "network"],
  ["http://192.168.1.20:8080/kettle.png", "network"],
  ["http://[fd00::7]/kettle.png", "network"],
  ["https://pictures/kettle.png", "network"],
  ["http://2130706433/kettle.png", "network"],
  ["https://nas.local/kettle.png", "network"],
  ["kettle.png", "no-server"],
  ["/pictures/kettle.png", "no-server"],
  ["data:image/png;base64,iVBORw0KGgo=", "inside"],
  ["cid:kettle", "inside"],
])("%s is seen by nobody: %s", (address, fault) => {
  expect(findUnreachedPictures(image(address), everybody)).toEqual([{ address, fault }]);
});

test.each([
  "https://pictures.example/kettle.png",
  "http://93.184.216.34/kettle.png",
  "http://172.32.0.1/kettle.png",
  "//pictures.example/kettle.png",
  "https://pictures.example/{{ id }}.png",
  "{{ picture }}",
  "https://{{ host }}/kettle.png",
  "*|PICTURE|*",
])("%s is taken for good", (address) => {
  expect(faultsOf(image(address))).toEqual([]);
});

test("pictures of our own server are as public as it is, wherever it was when they were put in", () => {
  const own = image("/api/v2/assets/public/1/kettle.png") + image("http://localhost:3000/api/v2/assets/public/1/pot.png");
  expect(faultsOf(own)).toEqual([]);
  expect(faultsOf(own, nobody)).toEqual(["server", "server"]);
  expect(faultsOf(image("http://mail.internal:3000/other.png"), nobody)).toEqual(["server"]);
  expect(faultsOf(own, { completesOwn: false })).toEqual(["no-server", "computer"]);
  const shownOrigin = "http://10.0.0.5:3000";
  expect(faultsOf(image(`${shownOrigin}/api/v2/assets/public/1/pan.png`), { completesOwn: true, shownOrigin })).toEqual([]);
});

test("every place of a picture is looked at, and each picture is named once", () => {
  const html = `<style>@font-face { font-family: A; src: url(http://10.0.0.1/a.woff2) } .a { background: url('http://10.0.0.1/a.png') }</style>
    <table background="http://10.0.0.1/b.png"><tr><td style="background-image:url(&quot;http://10.0.0.1/c.png&quot;)">
    <!--[if mso]><v:rect><v:fill src="http://10.0.0.1/d.png" /></v:rect><![endif]-->
    <img src='http://10.0.0.1/a.png' srcset="http://10.0.0.1/e.png 1x, http://10.0.0.1/f,g.png 2x">
    <a href="http://10.0.0.1/page"><video poster="http://10.0.0.1/h.png"></video></a></td></tr></table>`;
  const names = findUnreachedPictures(html, everybody).map(({ address }) => address.slice("http://10.0.0.1/".length));
  expect(names).toEqual(["a.png", "b.png", "c.png", "d.png", "e.png", "f,g.png", "h.png"]);
});

test("markup that was never finished is read to its end", () => {
  expect(faultsOf(`<style>a{background:url('http://10.0.0.1/a.png</style>${image("b.png")}`)).toEqual(["no-server"]);
  expect(faultsOf(`<td style="background:${"url(".repeat(5000)}">`)).toEqual([]);
});
