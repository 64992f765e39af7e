import { layers } from "../../layers.config.mjs";

const [widthPx, boxHeightPx, rowPx, gapPx, marginPx] = [960, 40, 92, 16, 24];
const labelPx = 84;

/** Where a package stands in its row, from 0 to 1, so that lines past it do not look as if they ended in it. The others share their row evenly. */
const places = { elements: 0.4, server: 0.94, editor: 0.25, dashboard: 0.6, checks: 0.1, blocks: 0.8 };

/**
 * The picture of the packages for docs/architecture.md: a row for each layer, a box for each package, a line for each import that no other package passes on.
 *
 * @param {typeof layers} table
 */
export function drawPackages(table = layers) {
  const floors = Math.max(...Object.values(table).map(({ layer }) => layer)) + 1;
  const heightPx = marginPx * 2 + (floors - 1) * rowPx + boxHeightPx;
  const boxes = new Map(Array.from({ length: floors }, (_, layer) => placeLayer(table, layer, floors)).flat());
  const lines = Object.entries(table).flatMap(([name, { may }]) =>
    may.filter((target) => !isPassedOn(table, name, target)).map((target) => drawLine(boxes.get(name), boxes.get(target))),
  );
  const labels = Array.from({ length: floors }, (_, layer) => {
    const y = heightOf(layer, floors) + boxHeightPx / 2 + 4;
    return `<text x="${marginPx}" y="${y}" class="layer">layer ${layer}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}" role="img" aria-label="The packages in their layers">
<style>
  rect { fill: #eef2ff; stroke: #4f5bd5 } .faced rect { fill: #fff7ed; stroke: #c2570c }
  text { font: 14px system-ui, sans-serif; fill: #1d2939; text-anchor: middle } .layer { font-size: 12px; fill: #667085; text-anchor: start }
  path { fill: none; stroke: #98a2b3 } svg { background: #ffffff }
</style>
<rect width="${widthPx}" height="${heightPx}" style="fill: #ffffff; stroke: none"/>
${lines.join("\n")}
${[...boxes].map(([name, box]) => drawBox(name, box, Boolean(table[name]?.headless))).join("\n")}
${labels.join("\n")}
<text x="${widthPx - marginPx}" y="${heightPx - marginPx}" style="text-anchor: end; font-size: 12px; fill: #667085">blue: headless · orange: with an interface</text>
</svg>
`;
}

const heightOf = (layer, floors) => marginPx + (floors - 1 - layer) * rowPx;

function placeLayer(table, layer, floors) {
  const names = Object.keys(table).filter((name) => table[name].layer === layer);
  const room = widthPx - labelPx - marginPx;
  const boxPx = Math.min(132, room / names.length - gapPx);
  const stepPx = room / names.length;
  return names.map((name, index) => {
    const middle = name in places ? places[name] * room : (index + 0.5) * stepPx;
    const x = labelPx + Math.min(middle, room - boxPx / 2) - boxPx / 2;
    return [name, { x: Math.round(x), y: heightOf(layer, floors), width: Math.round(boxPx) }];
  });
}

/** Is it known through another package that is imported too? Such lines would only hide the others. */
function isPassedOn(table, name, target) {
  return table[name].may.some((between) => between !== target && reaches(table, between, target));
}

const reaches = (table, from, target) => table[from].may.some((next) => next === target || reaches(table, next, target));

function drawLine(from, to) {
  const [x1, y1, x2, y2] = [from.x + from.width / 2, from.y + boxHeightPx, to.x + to.width / 2, to.y];
  const middle = (y1 + y2) / 2;
  return `<path d="M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}"/>`;
}

function drawBox(name, { x, y, width }, isHeadless) {
  const label = `<text x="${x + width / 2}" y="${y + boxHeightPx / 2 + 5}">${name}</text>`;
  return `<g${isHeadless ? "" : ' class="faced"'}><rect x="${x}" y="${y}" width="${width}" height="${boxHeightPx}" rx="6"/>${label}</g>`;
}
