import { glyphOf } from '../drawing/glyphs.ts';
import { box, disc, n, steps, type Canvas, type PosterFamily } from '../drawing/canvas.ts';

/** Two overlapping, fading inks with the grain of a stencil printer. */
export const risograph: PosterFamily = {
  title: { from: 0.72, to: 0.93, ground: 'none', ink: 'first' },
  art: ({ width, height, palette, random, isWide }: Canvas) => {
    const size = Math.min(width, height);
    const gradient = (id: string, colour: string, turn: number): string =>
      `<linearGradient id="${id}" gradientTransform="rotate(${turn} .5 .5)"><stop stop-color="${colour}"/><stop offset=".55" stop-color="${colour}" stop-opacity=".75"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`;
    const centre = { x: width * (isWide ? 0.6 : 0.5), y: height * (isWide ? 0.5 : 0.36) };
    const spread = size * (0.16 + random.next() * 0.06);
    const discs = steps(3).map((index) => {
      const angle = (index * 2 * Math.PI) / 3 + random.next();
      const fill = `url(#${index % 2 ? 'b' : 'a'})`;
      return disc(
        centre.x + spread * Math.cos(angle),
        centre.y + spread * Math.sin(angle),
        size * 0.29,
        fill,
      );
    });
    const grain = steps(isWide ? 44 : 26).flatMap((column) =>
      steps(isWide ? 26 : 30).map((row) => {
        const x = (column + (row % 2) / 2) * (width / (isWide ? 44 : 26));
        const y = row * (height / (isWide ? 26 : 30));
        return disc(x, y, Math.max(0.6, 4.4 * (1 - y / height)), palette.first);
      }),
    );
    return [
      '<defs>',
      gradient('a', palette.first, random.between(20, 70)),
      gradient('b', palette.second, random.between(110, 160)),
      '</defs>',
      box(0, 0, width, height, palette.paper),
      `<g opacity=".35">${grain.join('')}</g>`,
      ...discs,
      disc(centre.x, centre.y, size * 0.085, palette.paper),
    ].join('');
  },
};

/** Initials of the name, larger than the sheet. */
export const monogram: PosterFamily = {
  title: { from: 0.83, to: 0.945, ground: 'first', ink: 'paper' },
  art: ({ width, height, palette, random, title, isWide }: Canvas) => {
    const letters = [...title.toLocaleUpperCase('fr').replace(/[^\p{L}\p{N}]/gu, '')].filter(
      (one) => glyphOf(one).width > 20,
    );
    const chosen = letters.slice(0, 2);
    const scale = (height * (isWide ? 0.86 : 0.37)) / 100;
    const drawn = chosen.map((letter, index) => {
      const glyph = glyphOf(letter);
      const x = isWide
        ? width * 0.05 + (index * width * 0.94) / chosen.length
        : width * (index ? 0.86 : 0.12) - (index ? glyph.width * scale : 0);
      const y = isWide ? height * 0.08 : height * (0.04 + index * 0.37);
      const ink = index % 2 ? palette.first : palette.second;
      const lines = steps(4)
        .map((line) => {
          const thick = 30 - line * 8;
          return `<path d="${glyph.path}" stroke="${line % 2 ? palette.paper : ink}" stroke-width="${thick}"/>`;
        })
        .join('');
      return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})" fill="none" stroke-linecap="round" stroke-linejoin="round">${lines}</g>`;
    });
    const spot = random.pick([0.2, 0.8]);
    return [
      box(0, 0, width, height, palette.paper),
      disc(width * spot, height * 0.42, Math.min(width, height) * 0.3, palette.first),
      disc(width * spot, height * 0.42, Math.min(width, height) * 0.27, palette.paper),
      ...drawn,
    ].join('');
  },
};
