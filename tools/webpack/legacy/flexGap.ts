import { type Declaration, splitValue } from './logicalStyles.ts';

/** Properties of a box by its selector, collected from earlier rules. */
export interface FlexBox {
  display?: string;
  direction?: string;
  wrap?: string;
  gap?: string;
}

export interface SpacedBox {
  own: Declaration[];
  /** Declarations for every child. */
  children: Declaration[];
  /** Declarations for every child but the first. */
  notFirst: Declaration[];
  /** Declarations for every child but the last. */
  notLast: Declaration[];
}

const half = (length: string): string => `calc(${length} / 2)`;
const lengthOf = (part: string | undefined): string => (part === undefined || part === '0' ? '0px' : part);

/** Adds the declarations of a rule to the properties of its box. */
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
 * Returns margins that replace the gap of a flex box. Wrapping boxes get space after each child, so that every line
 * starts at the edge; other boxes get it before each child except the first, so that they also end at the edge.
 * @returns undefined if the box is no flex box, or has no gap
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
