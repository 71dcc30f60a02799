import { glyphOf } from './glyphs.ts';

/** Box and style for lettering. */
export interface LetteringBox {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
  /** Stroke width in hundredths of the letter height. */
  weight: number;
  align?: 'left' | 'centre' | 'right';
  /** Vertical alignment in the box. */
  stand?: 'top' | 'bottom';
  /** Maximum letter height. */
  largest?: number;
}

const tracking = 16;
const leading = 1.42;

function widthOf(line: string, weight: number): number {
  const letters = [...line];
  return (
    letters.reduce((sum, letter) => sum + glyphOf(letter).width + tracking + weight * 0.25, 0) - tracking
  );
}

function wrap(words: readonly string[], weight: number, room: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, weight) <= room)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

interface Setting {
  lines: string[];
  size: number;
}

/** Finds the largest size at which the wrapped words fit, in steps of 4 down to 12. */
function fit({ text, width, height, weight, largest = 400 }: LetteringBox): Setting {
  const words = text.toLocaleUpperCase('fr').split(/\s+/);
  for (let size = Math.min(largest, height); size > 12; size -= 4) {
    const lines = wrap(words, weight, (width * 100) / size);
    const isNarrow = lines.every((line) => (widthOf(line, weight) * size) / 100 <= width);
    if (isNarrow && (lines.length - 1) * size * leading + size <= height) return { lines, size };
  }
  return { lines: wrap(words, weight, (width * 100) / 12), size: 12 };
}

function lineOf(line: string, size: number, weight: number, x: number, y: number): string {
  let at = 0;
  const path = [...line]
    .map((letter) => {
      const glyph = glyphOf(letter);
      const placed = glyph.path ? `<path transform="translate(${Math.round(at)})" d="${glyph.path}"/>` : '';
      at += glyph.width + tracking + weight * 0.25;
      return placed;
    })
    .join('');
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${(size / 100).toFixed(3)})">${path}</g>`;
}

/** Draws text as paths, so that pictures need no font and look the same everywhere. */
export function lettering(box: LetteringBox): string {
  const { lines, size } = fit(box);
  const block = (lines.length - 1) * size * leading + size;
  const top = box.stand === 'bottom' ? box.y + box.height - block : box.y;
  const drawn = lines.map((line, index) => {
    const width = (widthOf(line, box.weight) * size) / 100;
    const spare = { left: 0, centre: (box.width - width) / 2, right: box.width - width }[box.align ?? 'left'];
    return lineOf(line, size, box.weight, box.x + spare, top + index * size * leading);
  });
  return `<g fill="none" stroke="${box.colour}" stroke-width="${box.weight}" stroke-linejoin="round">${drawn.join('')}</g>`;
}

/** Returns the height of the text in its box. */
export function letteringHeight(box: LetteringBox): number {
  const { lines, size } = fit(box);
  return (lines.length - 1) * size * leading + size;
}
