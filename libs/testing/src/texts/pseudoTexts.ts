/** Pseudo-locale: accented, lengthened English that reveals hard-coded words and tight layouts. */
export const pseudoLocale = 'en-XA';

const accents: Readonly<Record<string, string>> = {
  a: 'áá',
  e: 'éé',
  i: 'íí',
  o: 'óó',
  u: 'úú',
  y: 'ýý',
  A: 'ÁÁ',
  E: 'ÉÉ',
  I: 'ÍÍ',
  O: 'ÓÓ',
  U: 'ÚÚ',
  Y: 'ÝÝ',
};

/** Placeholders that stay unchanged: values, nested messages, tags. */
const kept = /(\{\{.*?\}\}|\$t\(.*?\)|<[^>]+>)/;

const pseudoText = (text: string): string =>
  `⟦${text
    .split(kept)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[aeiouy]/gi, (vowel) => accents[vowel]!)))
    .join('')}⟧`;

/**
 * Converts messages to the pseudo-locale: every vowel accented and doubled, in brackets, about a third longer [CL-08].
 */
export function pseudoTexts<Node>(node: Node): Node {
  if (typeof node === 'string') return pseudoText(node) as Node;
  if (Array.isArray(node)) return node.map((each: unknown) => pseudoTexts(each)) as Node;
  return Object.fromEntries(
    Object.entries(node as object).map(([name, value]) => [name, pseudoTexts<unknown>(value)]),
  ) as Node;
}
