import { box, disc, n, polygon, steps, type Canvas, type PosterFamily } from '../drawing/canvas.ts';

/** Diagonal bars and a disc, in the Swiss style. */
export const swiss: PosterFamily = {
  title: { from: 0.73, to: 0.93, ground: 'none', ink: 'paper' },
  art: ({ width, height, palette, random, isWide }: Canvas) => {
    const angle = random.pick([-45, -38, -30]);
    const unit = Math.min(width, height) / 14;
    const bars = steps(11)
      .map((index) => {
        const thickness = unit * (0.3 + index * 0.16);
        const y = -unit * 9 + index * unit * 1.75;
        const start = -width * 0.7 + random.between(0, 6) * unit;
        return box(
          start,
          y,
          width * 1.7 - random.between(0, 5) * unit,
          thickness,
          index % 4 === 2 ? palette.second : palette.paper,
        );
      })
      .join('');
    const spot = { x: width * (isWide ? 0.74 : 0.68), y: height * (isWide ? 0.4 : 0.28) };
    return [
      box(0, 0, width, height, palette.first),
      `<g transform="translate(${n(width * 0.5)} ${n(height * (isWide ? 0.5 : 0.36))}) rotate(${angle})">${bars}</g>`,
      disc(spot.x, spot.y, unit * 2.9, palette.second),
      disc(spot.x, spot.y, unit * 1.1, palette.first),
      isWide ? '' : box(0, height * 0.69, width, height * 0.31, palette.first),
    ].join('');
  },
};

/** Layered waves under a moon. */
export const wave: PosterFamily = {
  title: { from: 0.06, to: 0.3, ground: 'none', ink: 'first' },
  art: ({ width, height, palette, random, isWide }: Canvas) => {
    const length = width / random.pick([2, 2.5, 3]);
    const line = (y: number, high: number, phase: number): string => {
      const points = steps(61).map((index) => {
        const x = (index * width) / 60;
        return `${n(x)} ${n(y + high * Math.sin((x / length) * 2 * Math.PI + phase) + high * 0.4 * Math.sin((x / length) * Math.PI + phase * 2))}`;
      });
      return `M${points.join('L')}V${n(height)}H0z`;
    };
    const swells = steps(13).map((index) => {
      const y = height * (isWide ? 0.46 + index * 0.045 : 0.52 + index * 0.04);
      const colour =
        [palette.first, palette.paper, palette.second, palette.paper][index % 4] ?? palette.first;
      return `<path d="${line(y, height * (0.022 + index * 0.0035), index * 0.55 + random.next() * 0.5)}" fill="${colour}"/>`;
    });
    const moon = Math.min(width, height) * 0.17;
    const moonAt = { x: width * 0.7, y: height * (isWide ? 0.4 : 0.47) };
    return [
      box(0, 0, width, height, palette.paper),
      disc(moonAt.x, moonAt.y, moon, palette.first),
      disc(moonAt.x - moon * 0.3, moonAt.y - moon * 0.16, moon * 0.86, palette.second),
      ...swells,
    ].join('');
  },
};

/** Bars like the level meter of a mixing desk. */
export const equaliser: PosterFamily = {
  title: { from: 0.06, to: 0.28, ground: 'none', ink: 'first' },
  art: ({ width, height, palette, random, isWide }: Canvas) => {
    const count = isWide ? 34 : 18;
    const pitch = width / count;
    const middle = height * (isWide ? 0.5 : 0.64);
    const phase = random.next() * 6;
    const bars = steps(count).map((index) => {
      const swing = Math.abs(
        Math.sin(index * 0.42 + phase) * 0.62 + Math.sin(index * 0.17 + phase * 2) * 0.38,
      );
      const up = height * (0.03 + swing * (isWide ? 0.4 : 0.3));
      const down = up * (0.55 + random.next() * 0.4);
      const x = index * pitch + pitch * 0.15;
      const wide = pitch * 0.7;
      const radius = n(wide / 2);
      const capsule = (y: number, high: number, fill: string): string =>
        `<rect x="${n(x)}" y="${n(y)}" width="${n(wide)}" height="${n(high)}" rx="${radius}" fill="${fill}"/>`;
      return capsule(middle - up, up - 4, palette.first) + capsule(middle + 4, down, palette.second);
    });
    return [box(0, 0, width, height, palette.paper), ...bars].join('');
  },
};

/** Two sides charging at each other. */
export const chevrons: PosterFamily = {
  title: { from: 0.72, to: 0.93, ground: 'paper', ink: 'first', align: 'centre' },
  art: ({ width, height, palette, isWide, random }: Canvas) => {
    const middle = height * (isWide ? 0.5 : 0.35);
    const reach = height * (isWide ? 0.75 : 0.5);
    const thick = width * (isWide ? 0.05 : 0.07);
    const count = random.pick([4, 5]);
    const chevron = (tip: number, side: 1 | -1, fill: string): string =>
      polygon(
        [
          [tip, middle],
          [tip - side * reach * 0.62, middle - reach],
          [tip - side * (reach * 0.62 + thick), middle - reach],
          [tip - side * thick, middle],
          [tip - side * (reach * 0.62 + thick), middle + reach],
          [tip - side * reach * 0.62, middle + reach],
        ],
        fill,
      );
    const half = width / 2;
    return [
      box(0, 0, width, height, palette.paper),
      ...steps(count).map((index) => chevron(half - width * 0.012 - index * thick * 1.7, 1, palette.first)),
      ...steps(count).map((index) => chevron(half + width * 0.012 + index * thick * 1.7, -1, palette.second)),
      polygon(
        [
          [half, middle - thick],
          [half + thick * 0.7, middle],
          [half, middle + thick],
          [half - thick * 0.7, middle],
        ],
        palette.paper,
      ),
    ].join('');
  },
};
