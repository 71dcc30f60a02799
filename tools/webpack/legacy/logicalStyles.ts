/** CSS declaration: property and value. */
export type Declaration = readonly [property: string, value: string];

/** Splits a value at spaces, except within brackets. */
export function splitValue(value: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const character of value.trim()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ' ' && depth === 0) {
      if (part !== '') parts.push(part);
      part = '';
    } else part += character;
  }
  return [...parts, part];
}

/** Splits arguments at commas, except within nested brackets. */
export function splitArguments(inside: string): string[] {
  const found: string[] = [''];
  let depth = 0;
  for (const character of inside) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) found.push('');
    else found[found.length - 1] += character;
  }
  return found.map((each) => each.trim());
}

const importance = / *!important$/;

function withImportance(value: string, write: (plain: string) => Declaration[]): Declaration[] {
  if (!importance.test(value)) return write(value);
  return write(value.replace(importance, '')).map(([name, each]) => [name, `${each}!important`]);
}

const sides = { block: ['top', 'bottom'], inline: ['left', 'right'] } as const;
const pair = /^(margin|padding|border|inset|scroll-margin|scroll-padding)-(inline|block)$/;
const single =
  /^(margin|padding|border|inset|scroll-margin|scroll-padding)-(inline|block)-(start|end)(-color|-style|-width)?$/;
const size = /^(min-|max-)?(inline|block)-size$/;

const sideName = (box: string, side: string, rest = ''): string =>
  box === 'inset' ? side : `${box}-${side}${rest}`;

function physicalPair([, box, axis]: RegExpExecArray, value: string): Declaration[] {
  const [first, second] = sides[axis as 'inline'];
  if (box === 'border')
    return [
      [`border-${first}`, value],
      [`border-${second}`, value],
    ];
  const [start = '', end = start] = splitValue(value);
  return [
    [sideName(box!, first), start],
    [sideName(box!, second), end],
  ];
}

function inset(value: string): Declaration[] {
  const [top = '', right = top, bottom = top, left = right] = splitValue(value);
  return [
    ['top', top],
    ['right', right],
    ['bottom', bottom],
    ['left', left],
  ];
}

/**
 * Converts a logical property to physical ones for left-to-right text, which all our locales use.
 * @returns undefined if the property is not logical
 */
export function physicalDeclarations(property: string, value: string): Declaration[] | undefined {
  if (property === 'inset') return withImportance(value, inset);
  const paired = pair.exec(property);
  if (paired) return withImportance(value, (plain) => physicalPair(paired, plain));
  const alone = single.exec(property);
  if (alone) {
    const [, box = '', axis, end, rest] = alone;
    return [[sideName(box, sides[axis as 'inline'][end === 'end' ? 1 : 0], rest), value]];
  }
  const sized = size.exec(property);
  if (sized) return [[`${sized[1] ?? ''}${sized[2] === 'inline' ? 'width' : 'height'}`, value]];
  return undefined;
}
