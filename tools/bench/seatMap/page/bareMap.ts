/**
 * Baseline of the seat map: a canvas, typed arrays and a tile cache, and nothing else. It draws sections from afar and
 * seats from near like the seat map, without patterns, prices, shapes, glyphs, focus, filters, list, keyboard, lazy
 * sections or React.
 */
import Flatbush from 'flatbush';
import type { SeatChart } from '../../../../libs/seat-map/src/chart/seatChart.ts';
import type { Sale } from '../../../../libs/seat-map/src/testing/buildSale.ts';

const TILE = 512;
const colours = ['#58c4bd', '#7aa7ff', '#b898ff', '#f08cc6', '#ff8f70', '#b4cf5a', '#74667f'];
const SOLD = 6;

interface BareSection {
  readonly name: string;
  readonly outline: readonly number[];
  readonly labelAt: readonly number[];
  readonly colour: number;
  readonly from: number;
  readonly to: number;
  readonly box: readonly [number, number, number, number];
}

function load(chart: SeatChart, sale: Sale) {
  const total = chart.sections.reduce((sum, section) => sum + section.capacity, 0);
  const x = new Float32Array(total);
  const y = new Float32Array(total);
  const colour = new Uint8Array(total);
  const index = new Flatbush(total, 16, Float32Array);
  let at = 0;
  const sections = chart.sections.map((section): BareSection => {
    const from = at;
    const sold = sale.seatAvailability[section.sectionCode]?.rows ?? [];
    section.rows?.forEach((row, rowAt) => {
      for (let seat = 0; seat < row.x.length; seat += 1, at += 1) {
        x[at] = row.x[seat]!;
        y[at] = row.y[seat]!;
        index.add(x[at]!, y[at]!);
        const { states, offers } = sold[rowAt]!;
        colour[at] = states[seat] === 'a' ? offers[1]! - 1 : SOLD;
      }
    });
    const xs = section.outline.filter((_, index) => index % 2 === 0);
    const ys = section.outline.filter((_, index) => index % 2 === 1);
    const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
    const { name, outline, labelAt } = section;
    return { name, outline, labelAt, colour: colour[from] ?? SOLD, from, to: at, box };
  });
  index.finish();
  return { x, y, colour, sections, index };
}

/** Paints a tile with plain canvas calls. */
function createPainter({ x, y, colour, sections }: ReturnType<typeof load>) {
  const paintSeats = (
    draw: CanvasRenderingContext2D,
    section: BareSection,
    box: number[],
    s: number,
  ): void => {
    for (let wanted = 0; wanted <= SOLD; wanted += 1) {
      draw.beginPath();
      for (let seat = section.from; seat < section.to; seat += 1) {
        if (colour[seat] !== wanted) continue;
        if (x[seat]! < box[0]! || x[seat]! > box[2]! || y[seat]! < box[1]! || y[seat]! > box[3]!) continue;
        draw.moveTo(x[seat]! * s + 4.3 * s, y[seat]! * s);
        draw.arc(x[seat]! * s, y[seat]! * s, wanted === SOLD ? 1.5 * s : 4.3 * s, 0, 2 * Math.PI);
      }
      draw.fillStyle = colours[wanted]!;
      draw.fill();
    }
  };

  return (column: number, row: number, s: number): HTMLCanvasElement => {
    const tile = document.createElement('canvas');
    tile.width = tile.height = TILE;
    const draw = tile.getContext('2d', { alpha: false })!;
    draw.fillStyle = '#180f1f';
    draw.fillRect(0, 0, TILE, TILE);
    draw.translate(-column * TILE, -row * TILE);
    const box = [
      (column * TILE) / s - 10,
      (row * TILE) / s - 10,
      ((column + 1) * TILE) / s + 10,
      ((row + 1) * TILE) / s + 10,
    ];
    for (const section of sections) {
      if (
        section.box[0] > box[2]! ||
        section.box[2] < box[0]! ||
        section.box[1] > box[3]! ||
        section.box[3] < box[1]!
      )
        continue;
      draw.beginPath();
      for (let at = 0; at < section.outline.length; at += 2)
        draw.lineTo(section.outline[at]! * s, section.outline[at + 1]! * s);
      draw.closePath();
      draw.fillStyle = s >= 0.5 ? '#22172b' : colours[section.colour]!;
      draw.fill();
      if (s >= 0.5) paintSeats(draw, section, box, s);
      else {
        draw.fillStyle = '#180f1f';
        draw.font = '600 11px sans-serif';
        draw.textAlign = 'center';
        draw.fillText(section.name, section.labelAt[0]! * s, section.labelAt[1]! * s);
      }
    }
    return tile;
  };
}

/** Mounts the bare map. */
export function mountBareMap(root: HTMLElement, chart: SeatChart, sale: Sale): void {
  const loaded = load(chart, sale);
  const { index } = loaded;
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'display:block;width:100%;height:100%';
  root.append(canvas);
  const width = (canvas.width = canvas.clientWidth);
  const height = (canvas.height = canvas.clientHeight);
  const context = canvas.getContext('2d', { alpha: false })!;
  const fit = Math.min(width / chart.width, height / chart.height);
  let scale = fit;
  let left = (width - chart.width * fit) / 2;
  let top = (height - chart.height * fit) / 2;
  let tileScale = fit;
  let tiles = new Map<string, HTMLCanvasElement>();
  let settle: number | undefined;
  let isAsked = false;

  const paint = createPainter(loaded);

  const frame = (): void => {
    isAsked = false;
    const stretch = scale / tileScale;
    if (stretch > 1.7 || stretch < 1 / 1.7) sharpen();
    const side = (TILE * scale) / tileScale;
    context.fillStyle = '#180f1f';
    context.fillRect(0, 0, width, height);
    const edge = (offset: number, tile: number): number => Math.round(Math.round(offset) + tile * side);
    const [maxColumn, maxRow] = [(chart.width * tileScale) / TILE, (chart.height * tileScale) / TILE];
    for (
      let row = Math.max(0, Math.floor(-top / side));
      row < maxRow && row * side + top < height;
      row += 1
    ) {
      for (
        let column = Math.max(0, Math.floor(-left / side));
        column < maxColumn && column * side + left < width;
        column += 1
      ) {
        const key = `${column}/${row}`;
        let tile = tiles.get(key);
        if (!tile) tiles.set(key, (tile = paint(column, row, tileScale)));
        const [tileX, tileY] = [edge(left, column), edge(top, row)];
        context.drawImage(tile, tileX, tileY, edge(left, column + 1) - tileX, edge(top, row + 1) - tileY);
      }
    }
  };
  const sharpen = (): void => {
    tileScale = scale;
    tiles = new Map();
  };
  const ask = (): void => {
    if (!isAsked) requestAnimationFrame(frame);
    isAsked = true;
  };

  let held: { x: number; y: number } | undefined;
  canvas.addEventListener('pointerdown', ({ clientX, clientY }) => (held = { x: clientX, y: clientY }));
  canvas.addEventListener('pointerup', ({ clientX, clientY }) => {
    held = undefined;
    const [seat] = index.neighbors((clientX - left) / scale, (clientY - top) / scale, 1, 5);
    canvas.title = seat === undefined ? '' : String(seat);
  });
  canvas.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (!held) return;
    left += clientX - held.x;
    top += clientY - held.y;
    held = { x: clientX, y: clientY };
    ask();
  });
  canvas.addEventListener('wheel', (event) => {
    event.preventDefault();
    const next = Math.min(Math.max(scale * Math.exp(-event.deltaY * 0.0022), fit), 5.6);
    left = event.clientX - ((event.clientX - left) * next) / scale;
    top = event.clientY - ((event.clientY - top) * next) / scale;
    scale = next;
    window.clearTimeout(settle);
    settle = window.setTimeout(() => {
      sharpen();
      ask();
    }, 120);
    ask();
  });
  ask();
}
