import type { Declaration } from './logicalStyles.ts';
import { splitValue } from './logicalStyles.ts';

/** What is known of a box by its selector, from the rules that came before. */
export interface FlexBox {
  display?: string;
  direction?: string;
  wrap?: string;
  gap?: string;
}

export interface SpacedBox {
  own: Declaration[];
  /** For every child. */
  children: Declaration[];
  /** For every child but the first. */
  notFirst: Declaration[];
  /** For every child but the last. */
  notLast: Declaration[];
}

const half = (length: string): string => `calc(${length} / 2)`;
const lengthOf = (part: string | undefined): string => (part === undefined || part === '0' ? '0px' : part);

/** What the declarations of a rule add to what is known of its box. */
export function readFlexBox(known: FlexBox, declarations: readonly Declaration[]): FlexBox {
  const box = { ...known };
  for (const [property, value] of declarations) {
    if (property === 'display') box.display = value;
    if (property === 'flex-direction') box.direction = value;
    if (property === 'flex-wrap') box.wrap = value;
    if (property === 'gap') box.gap = value;
  }
  return box;
}

/**
 * Margins in the place of the gap of a flex box. What wraps gets its space after each child, so that every line begins at
 * the edge; what does not gets it before each child but the first, so that it ends there too.
 *
 * @returns undefined when it is no flex box, or has no gap
 */
export function marginsForGap({ display, direction = 'row', wrap, gap }: FlexBox): SpacedBox | undefined {
  if (gap === undefined || !/^(inline-)?flex$/.test(display ?? '')) return undefined;
  const [first, second] = splitValue(gap);
  const [row, column] = [lengthOf(first), lengthOf(second ?? first)];
  if (wrap === 'wrap') {
    return {
      own: [
        ['margin-top', `calc(${row} / -2)`],
        ['margin-bottom', `calc(${row} / -2)`],
      ],
      children: [
        ['margin-top', half(row)],
        ['margin-bottom', half(row)],
      ],
      notFirst: [],
      notLast: [['margin-right', column]],
    };
  }
  const side = { row: 'left', 'row-reverse': 'right', column: 'top', 'column-reverse': 'bottom' }[direction];
  const others = (['left', 'top'] as const).filter((each) => each !== side);
  return {
    own: [],
    children: [],
    notLast: [],
    notFirst: [
      [`margin-${side ?? 'left'}`, direction.startsWith('column') ? row : column],
      ...others.map((each): Declaration => [`margin-${each}`, '0']),
    ],
  };
}
