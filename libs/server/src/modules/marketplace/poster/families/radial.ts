import { box, disc, n, polygon, ring, steps, type Canvas, type PosterFamily } from '../drawing/canvas.ts';

/** Rays of a low sun over a striped sea. */
export const sunburst: PosterFamily = {
  title: { from: 0.06, to: 0.36, ground: 'none', ink: 'paper', align: 'centre' },
  art: ({ width, height, palette, random, isWide }: Canvas) => {
    const centre = { x: width * (isWide ? 0.66 : 0.5), y: height * 0.68 };
    const count = random.pick([28, 32, 36, 40]);
    const reach = width + height;
    const rays = steps(count)
      .map((index) => {
        const from = (index * 2 * Math.PI) / count;
        const to = from + (Math.PI / count) * 0.92;
        return polygon(
          [
            [centre.x, centre.y],
            [centre.x + reach * Math.cos(from), centre.y + reach * Math.sin(from)],
            [centre.x + reach * Math.cos(to), centre.y + reach * Math.sin(to)],
          ],
          palette.second,
        );
      })
      .join('');
    const sun = Math.min(width, height) * 0.27;
    const sea = steps(9)
      .map((index) =>
        box(0, centre.y + index * index * height * 0.0042 + index * 6, width, 6 + index * 3.4, palette.paper),
      )
      .join('');
    return [
      box(0, 0, width, height, palette.first),
      rays,
      disc(centre.x, centre.y, sun * 1.34, palette.first),
      disc(centre.x, centre.y, sun, palette.paper),
      disc(centre.x, centre.y, sun * 0.74, palette.second),
      `<g>${box(0, centre.y, width, height, palette.first)}${sea}</g>`,
      isWide ? '' : box(0, 0, width, height * 0.4, palette.first),
    ].join('');
  },
};

/** Two crossing sets of rings, one cut in half. */
export const concentric: PosterFamily = {
  title: { from: 0.7, to: 0.93, ground: 'paper', ink: 'first' },
  art: ({ width, height, palette, random, isWide }: Canvas) => {
    const unit = Math.min(width, height) / 20;
    const left = { x: width * random.pick([0.16, 0.24, 0.32]), y: height * (isWide ? 0.5 : 0.3) };
    const right = { x: width * random.pick([0.68, 0.78, 0.86]), y: height * (isWide ? 0.46 : 0.44) };
    const rings = (at: typeof left, colour: string, count: number, thickness: number): string =>
      steps(count)
        .map((index) => ring(at.x, at.y, unit * (1 + index * 1.2), colour, thickness))
        .join('');
    const id = 'half';
    return [
      box(0, 0, width, height, palette.paper),
      `<clipPath id="${id}"><rect x="${n(width / 2)}" width="${n(width / 2)}" height="${n(height)}"/></clipPath>`,
      rings(left, palette.first, 24, unit * 0.62),
      `<g clip-path="url(#${id})">${box(width / 2, 0, width / 2, height, palette.first)}${rings(right, palette.paper, 24, unit * 0.6)}</g>`,
      disc(right.x, right.y, unit * 2.1, palette.second),
      disc(left.x, left.y, unit * 1.2, palette.second),
    ].join('');
  },
};

/** Planets on thin orbits. */
export const orbit: PosterFamily = {
  title: { from: 0.74, to: 0.93, ground: 'none', ink: 'first', align: 'centre' },
  art: ({ width, height, palette, random, isWide }: Canvas) => {
    const centre = { x: width * (isWide ? 0.64 : 0.5), y: height * (isWide ? 0.5 : 0.4) };
    const base = Math.min(width, height) * (isWide ? 0.16 : 0.13);
    const tilt = random.between(-34, -14);
    const ways = steps(7)
      .map((index) => {
        const rx = base * (1.5 + index * 0.62);
        const ry = rx * (0.34 + index * 0.03);
        const angle = random.next() * Math.PI * 2;
        const planet = base * (0.1 + random.next() * 0.24);
        const colour = index % 3 === 1 ? palette.second : palette.first;
        return [
          `<ellipse cx="0" cy="0" rx="${n(rx)}" ry="${n(ry)}" fill="none" stroke="${palette.first}" stroke-width="${index % 2 ? 2 : 5}"/>`,
          disc(rx * Math.cos(angle), ry * Math.sin(angle), planet + 9, palette.paper),
          disc(rx * Math.cos(angle), ry * Math.sin(angle), planet, colour),
        ].join('');
      })
      .join('');
    const stars = steps(90)
      .map(() => disc(random.next() * width, random.next() * height, 1 + random.next() * 2.4, palette.second))
      .join('');
    return [
      box(0, 0, width, height, palette.paper),
      stars,
      `<g transform="translate(${n(centre.x)} ${n(centre.y)}) rotate(${tilt})">`,
      disc(0, 0, base * 1.16, palette.second),
      steps(7)
        .map((index) => {
          const y = base * (-0.66 + index * 0.26);
          const half = Math.sqrt(Math.max(0, (base * 1.16) ** 2 - y * y));
          return `<path d="M${n(-half)} ${n(y)}h${n(half * 2)}" stroke="${palette.first}" stroke-width="${n(2 + index * 2)}"/>`;
        })
        .join(''),
      ways,
      '</g>',
    ].join('');
  },
};
