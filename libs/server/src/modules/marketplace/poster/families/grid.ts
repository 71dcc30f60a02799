import { box, disc, n, polygon, ring, steps, type Canvas, type PosterFamily } from '../drawing/canvas.ts';

/** Op-art grid of discs that bulges and twists. */
export const opArt: PosterFamily = {
  title: { from: 0.79, to: 0.945, ground: 'paper', ink: 'first' },
  art: ({ width, height, palette, random, isWide }: Canvas) => {
    const pitch = Math.min(width, height) / 18;
    const focus = { x: width * (0.35 + random.next() * 0.3), y: height * (isWide ? 0.5 : 0.38) };
    const reach = Math.min(width, height) * (0.42 + random.next() * 0.12);
    const cells = steps(Math.ceil(width / pitch) + 1).flatMap((column) =>
      steps(Math.ceil(height / pitch) + 1).map((row) => {
        const at = { x: column * pitch, y: row * pitch };
        const dx = at.x - focus.x;
        const dy = at.y - focus.y;
        const near = Math.max(0, 1 - Math.hypot(dx, dy) / reach);
        // Cells inside the bulge move outward, so that the flat grid seems to rise.
        const lift = 1 + Math.sin(near * Math.PI) * 0.32;
        const size = pitch * (0.16 + 0.42 * Math.sin((near * Math.PI) / 2));
        return disc(
          focus.x + dx * lift,
          focus.y + dy * lift,
          size,
          near > 0.52 ? palette.second : palette.first,
        );
      }),
    );
    return [box(0, 0, width, height, palette.paper), ...cells].join('');
  },
};

/** Tiles of quarter circles, turned at random, all joined. */
export const arches: PosterFamily = {
  title: { from: 0.05, to: 0.24, ground: 'paper', ink: 'first' },
  art: ({ width, height, palette, random, isWide }: Canvas) => {
    const columns = isWide ? 8 : 5;
    const tile = width / columns;
    const rows = Math.ceil(height / tile);
    const quarter = (radius: number, fill: string): string =>
      `<path d="M0 0h${n(radius)}A${n(radius)} ${n(radius)} 0 0 1 0 ${n(radius)}z" fill="${fill}"/>`;
    const tiles = steps(columns * rows).map((index) => {
      const x = (index % columns) * tile;
      const y = Math.floor(index / columns) * tile + (isWide ? 0 : height - rows * tile);
      const [ground, ink] = random.pick([
        [palette.first, palette.paper],
        [palette.second, palette.first],
        [palette.paper, palette.first],
        [palette.paper, palette.second],
      ] as const);
      const turn = random.pick([0, 90, 180, 270]);
      const mark =
        random.next() < 0.14
          ? disc(tile / 2, tile / 2, tile * 0.36, ink)
          : quarter(tile, ink) +
            quarter(tile * 0.74, ground) +
            quarter(tile * 0.48, ink) +
            quarter(tile * 0.22, ground);
      return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn} ${n(tile / 2)} ${n(tile / 2)})">${box(0, 0, tile + 0.5, tile + 0.5, ground)}${mark}</g>`;
    });
    return [box(0, 0, width, height, palette.paper), ...tiles].join('');
  },
};

/** Scattered shapes on a plain background, none touching. */
export const confetti: PosterFamily = {
  title: { from: 0.36, to: 0.64, ground: 'paper', ink: 'first', align: 'centre' },
  art: ({ width, height, palette, random, isWide }: Canvas) => {
    const columns = isWide ? 9 : 6;
    const cell = width / columns;
    const rows = Math.ceil(height / cell);
    const draw = (x: number, y: number, size: number, ink: string): string => {
      const kind = random.between(0, 5);
      if (kind === 0) return disc(x, y, size * 0.62, ink);
      if (kind === 1) return ring(x, y, size * 0.5, ink, size * 0.26);
      if (kind === 2)
        return polygon(
          [
            [x - size * 0.65, y + size * 0.55],
            [x + size * 0.65, y + size * 0.55],
            [x, y - size * 0.65],
          ],
          ink,
        );
      if (kind === 3)
        return `<path d="M${n(x - size)} ${n(y)}q${n(size / 3)} ${n(-size)} ${n((size * 2) / 3)} 0t${n((size * 2) / 3)} 0 ${n((size * 2) / 3)} 0" fill="none" stroke="${ink}" stroke-width="${n(size * 0.22)}" stroke-linecap="round"/>`;
      if (kind === 4)
        return `<path d="M${n(x)} ${n(y - size * 0.7)}v${n(size * 1.4)}M${n(x - size * 0.7)} ${n(y)}h${n(size * 1.4)}" stroke="${ink}" stroke-width="${n(size * 0.34)}" stroke-linecap="round"/>`;
      return `<path d="M${n(x - size * 0.7)} ${n(y)}a${n(size * 0.7)} ${n(size * 0.7)} 0 0 1 ${n(size * 1.4)} 0z" fill="${ink}"/>`;
    };
    const shapes = steps(columns * rows).map((index) => {
      const x = ((index % columns) + 0.5) * cell;
      const y = (Math.floor(index / columns) + 0.5) * cell;
      const isBehindTitle = !isWide && y + cell / 2 > height * 0.32 && y - cell / 2 < height * 0.67;
      if (isBehindTitle) return '';
      const ink = (index + Math.floor(index / columns)) % 2 ? palette.first : palette.second;
      return `<g transform="rotate(${random.between(-40, 40)} ${n(x)} ${n(y)})">${draw(x, y, cell * 0.42, ink)}</g>`;
    });
    return [box(0, 0, width, height, palette.paper), ...shapes].join('');
  },
};
