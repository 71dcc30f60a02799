/** The locale of texts that nobody speaks: English that shows which words come from the texts, and how long they may grow. */
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

/** What stands for something else stays: values, other messages, tags. */
const kept = /(\{\{.*?\}\}|\$t\(.*?\)|<[^>]+>)/;

const pseudoText = (text: string): string =>
  `⟦${text
    .split(kept)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[aeiouy]/gi, (vowel) => accents[vowel]!)))
    .join('')}⟧`;

/**
 * The same messages with every vowel accented and doubled, in brackets: a third longer, and told from whatever is not in
 * the texts [CL-08].
 */
export function pseudoTexts<Node>(node: Node): Node {
  if (typeof node === 'string') return pseudoText(node) as Node;
  if (Array.isArray(node)) return node.map((each: unknown) => pseudoTexts(each)) as Node;
  return Object.fromEntries(
    Object.entries(node as object).map(([name, value]) => [name, pseudoTexts<unknown>(value)]),
  ) as Node;
}
