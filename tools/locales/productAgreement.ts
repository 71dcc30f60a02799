/** A rule that a message breaks when it agrees with one gender or initial of the product word only. */
interface AgreementRule {
  readonly pattern: RegExp;
  readonly remedy: string;
}

const product = String.raw`\{\{products?\}\}`;
const before = (words: string): RegExp => new RegExp(`(?<![\\p{L}’'])(?:${words})\\s+${product}`, 'iu');
/** Within five words after the product, in the same clause and number. */
const after = (ending: string): RegExp => {
  const words = String.raw`(?:\s+(?!(?:y|o|et|ou)\s)[\p{L}’'-]+){0,5}?\s+\p{L}*`;
  const of = (name: string, number: string): string =>
    String.raw`\{\{${name}\}\}${words}(?:${ending})${number}(?![\p{L}{])`;
  return new RegExp(`${of('product', '')}|${of('products', 's')}`, 'iu');
};

const reword = 'reword it without agreement, or use {{aProduct}}, {{theProducts}}, {{productEnding}}';
const elide = 'use {{ofProducts}}, which elides';

const rules: Readonly<Record<string, readonly AgreementRule[]>> = {
  en: [{ pattern: before('an?'), remedy: 'use {{aProduct}}' }],
  fr: [
    {
      pattern: before(
        'une?|cet?|cette|la|le|du|au|tou(?:te)?s(?: (?:vos|mes|les|ces))?|aucune?|nouve(?:l|aux|lles)|quel(?:le)?s?',
      ),
      remedy: reword,
    },
    { pattern: before('de|que|si'), remedy: elide },
    { pattern: after('ée?'), remedy: reword },
  ],
  es: [
    {
      pattern: before(
        'una?|est[ae]|es[ae]|el|l[ao]s|del|al|tod[ao]s(?: (?:tus|mis|l[ao]s))?|ningun[ao]?|ningún|nuev[ao]s',
      ),
      remedy: reword,
    },
    { pattern: after('(?:[ai]d|iert|activ|válid|únic|nuev)[oa]'), remedy: reword },
  ],
};

/**
 * Finds messages that agree with one product word and break with another (*Lueur*, *Accès*, *Luz*, *Access*).
 *
 * @returns one line per problem, beginning with the key
 */
export function agreementProblems(locale: string, texts: ReadonlyMap<string, string>): string[] {
  const own = rules[locale.slice(0, 2)] ?? [];
  return [...texts].flatMap(([key, text]) =>
    own.flatMap(({ pattern, remedy }) => {
      const found = pattern.exec(text);
      return found ? [`${key}: "${found[0]}" fits one product word only: ${remedy}`] : [];
    }),
  );
}
