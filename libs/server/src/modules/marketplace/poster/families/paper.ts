import { box, disc, n, polygon, shape, steps, type Canvas, type PosterFamily } from '../drawing/canvas.ts';

/** Scissor-cut frond: a stem with rounded leaves, drawn upward from 0, 0. */
function frond(size: number, leaves: number): string {
  const sides = steps(leaves).flatMap((index) => {
    const y = -size * (0.16 + (index * 0.78) / leaves);
    const long = size * 0.34 * Math.sin(((index + 1.2) / (leaves + 1.6)) * Math.PI);
    const leaf = (side: number): string =>
      `M0 ${n(y)}C${n(side * long * 0.4)} ${n(y - size * 0.14)} ${n(side * long)} ${n(y - size * 0.18)} ${n(side * long * 1.25)} ${n(y - size * 0.1)} ${n(side * long * 1.1)} ${n(y + size * 0.02)} ${n(side * long * 0.5)} ${n(y + size * 0.05)} 0 ${n(y + size * 0.045)}z`;
    return [leaf(1), leaf(-1)];
  });
  return `M${n(-size * 0.035)} 0L${n(-size * 0.02)} ${n(-size)}h${n(size * 0.04)}L${n(size * 0.035)} 0z${sides.join('')}`;
}

/** Paper cut-outs on a patchwork. */
export const cutPaper: PosterFamily = {
  title: { from: 0.765, to: 0.94, ground: 'paper', ink: 'first' },
  art: ({ width, height, palette, random, isWide }: Canvas) => {
    const columns = isWide ? 5 : 3;
    const rows = isWide ? 2 : 3;
    const tile = { width: width / columns, height: (isWide ? height : height * 0.74) / rows };
    const tiles = steps(columns * rows).map((index) => {
      const x = (index % columns) * tile.width;
      const y = Math.floor(index / columns) * tile.height;
      const isDark = (index + Math.floor(index / columns)) % 2 === 0;
      const [ground, ink] = isDark ? [palette.first, palette.paper] : [palette.second, palette.first];
      const size = tile.height * 0.8;
      const lean = random.between(-26, 26);
      const figure =
        random.next() < 0.72
          ? `<path transform="translate(${n(x + tile.width / 2)} ${n(y + tile.height * 0.92)}) rotate(${lean} 0 ${n(-size / 2)})" d="${frond(size, random.between(4, 6))}" fill="${ink}"/>`
          : disc(x + tile.width / 2, y + tile.height / 2, tile.height * 0.3, ink) +
            disc(x + tile.width * 0.6, y + tile.height * 0.44, tile.height * 0.24, ground);
      return box(x, y, tile.width + 1, tile.height + 1, ground) + figure;
    });
    return [box(0, 0, width, height, palette.paper), ...tiles].join('');
  },
};

/** Folded-paper mountains with a sun behind. */
export const facets: PosterFamily = {
  title: { from: 0.06, to: 0.26, ground: 'none', ink: 'first' },
  art: ({ width, height, palette, random, isWide }: Canvas) => {
    const peaks = isWide ? 7 : 5;
    const range = (base: number, high: number, light: string, shade: string, opacity: number): string =>
      steps(peaks)
        .map((index) => {
          const x = ((index + random.next() * 0.5) * width) / (peaks - 1) - width * 0.06;
          const top = base - high * (0.55 + random.next() * 0.45);
          const half = (width / peaks) * (0.9 + random.next() * 0.5);
          const fold = x + half * (random.next() * 0.3 - 0.15);
          return `<g opacity="${opacity}">${polygon(
            [
              [x - half, base],
              [x, top],
              [fold, base],
            ],
            light,
          )}${polygon(
            [
              [x, top],
              [x + half, base],
              [fold, base],
            ],
            shade,
          )}</g>`;
        })
        .join('');
    const base = height * (isWide ? 0.88 : 0.86);
    return [
      box(0, 0, width, height, palette.paper),
      disc(
        width * random.pick([0.34, 0.62, 0.7]),
        height * (isWide ? 0.36 : 0.46),
        Math.min(width, height) * 0.2,
        palette.second,
      ),
      range(base, height * 0.5, palette.first, palette.second, 0.55),
      range(base, height * 0.34, palette.first, palette.second, 1),
      box(0, base - 1, width, height - base + 1, palette.first),
      ...steps(5).map((index) => box(0, base + 10 + index * 17, width, 3 + index * 1.6, palette.paper)),
    ].join('');
  },
};

/** Curtains opened around a spotlight. */
export const curtain: PosterFamily = {
  title: { from: 0.8, to: 0.94, ground: 'first', ink: 'paper', align: 'centre' },
  art: ({ width, height, palette, random, isWide }: Canvas) => {
    const folds = isWide ? 11 : 8;
    const side = (direction: 1 | -1): string =>
      steps(folds)
        .map((index) => {
          const top = (index / folds) * width * 0.5;
          const bottom = (index / folds) * width * (0.2 + random.next() * 0.02);
          const next = {
            top: ((index + 1) / folds) * width * 0.5,
            bottom: ((index + 1) / folds) * width * 0.21,
          };
          const edge = (x: number): number => (direction > 0 ? x : width - x);
          const d = `M${n(edge(top))} 0H${n(edge(next.top))}C${n(edge(next.top))} ${n(height * 0.4)} ${n(edge(next.bottom))} ${n(height * 0.42)} ${n(edge(next.bottom))} ${n(height)}H${n(edge(bottom))}C${n(edge(bottom))} ${n(height * 0.42)} ${n(edge(top))} ${n(height * 0.4)} ${n(edge(top))} 0z`;
          return shape(d, index % 2 === 0 ? palette.first : palette.paper);
        })
        .join('');
    const floor = height * (isWide ? 0.86 : 0.68);
    return [
      box(0, 0, width, height, palette.second),
      disc(width / 2, height * 0.52, Math.min(width * 0.34, height * 0.42), palette.second),
      polygon(
        [
          [width * 0.46, 0],
          [width * 0.54, 0],
          [width * 0.78, floor],
          [width * 0.22, floor],
        ],
        palette.second,
      ),
      box(0, floor, width, height - floor, palette.paper),
      `<ellipse cx="${n(width / 2)}" cy="${n(floor + (height - floor) * 0.3)}" rx="${n(width * 0.27)}" ry="${n((height - floor) * 0.26)}" fill="${palette.second}"/>`,
      side(1),
      side(-1),
      steps(isWide ? 16 : 10)
        .map((index) => {
          const wide = width / (isWide ? 16 : 10);
          return `<path d="M${n(index * wide)} 0h${n(wide)}v${n(height * 0.05)}a${n(wide / 2)} ${n(wide / 2)} 0 0 1 ${n(-wide)} 0z" fill="${index % 2 ? palette.first : palette.paper}"/>`;
        })
        .join(''),
    ].join('');
  },
};
