import type { FlatTexts, LocaleTag } from './readLocales.ts';
import { productVariables } from '../../libs/util/src/text/productVariables.ts';
import { messageKeys, pluralCategories, splitPlural } from './pluralForms.ts';

/** Length from which a text is a sentence: an identical sentence in two languages is untranslated. */
const SENTENCE_LENGTH = 25;

const placeholders = (text: string): string[] =>
  [
    ...new Set(
      [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}|<\/?(\w+)\s*\/?>/g)].map(
        (match) => match[1] ?? `<${match[2]}>`,
      ),
    ),
  ].sort();

/** Placeholders that a text may leave out: one {product} needs no number, and forms of the word have defaults. */
const optional = new Set([
  'count',
  'site',
  ...Object.keys(productVariables({ one: '', other: '' }, 'en-US')),
]);

const language = (locale: string): string => locale.split('-')[0]!;

function missingForms(base: string, locale: LocaleTag, texts: FlatTexts): string[] {
  return pluralCategories(locale)
    .filter((category) => !texts.has(`${base}_${category}`))
    .map((category) => `${base}_${category}: plural form missing`);
}

function comparePlaceholders(key: string, source: string, text: string): string[] {
  const wanted = placeholders(source).filter((name) => !optional.has(name));
  const found = placeholders(text).filter((name) => !optional.has(name));
  if (wanted.join() === found.join()) return [];
  return [
    `${key}: placeholders are ${found.join(', ') || 'none'}, the source has ${wanted.join(', ') || 'none'}`,
  ];
}

/** An unclosed tag would swallow the rest of the sentence. */
function unbalancedTags(key: string, text: string): string[] {
  const open: string[] = [];
  for (const [, slash, name] of text.matchAll(/<(\/?)([A-Za-z]\w*)>/g)) {
    if (!slash) open.push(name!);
    else if (open.pop() !== name) return [`${key}: </${name}> closes what is not open`];
  }
  return open.map((name) => `${key}: <${name}> is not closed`);
}

/** Returns the source text of a translation: the same key, or `_other` for a plural form that English lacks. */
const sourceFor = (key: string, source: FlatTexts): string | undefined =>
  source.get(key) ?? source.get(`${splitPlural(key).base}_other`);

/**
 * Compares the texts of a locale with those of the source locale.
 * @returns one line per problem, beginning with the key
 */
export function compareTexts(locale: LocaleTag, texts: FlatTexts, source: FlatTexts): string[] {
  const wanted = messageKeys(source.keys());
  const found = messageKeys(texts.keys());
  const problems = [
    ...wanted.filter((key) => !found.includes(key)).map((key) => `${key}: missing`),
    ...found.filter((key) => !wanted.includes(key)).map((key) => `${key}: not in the source locale`),
    ...found.filter((key) => texts.has(`${key}_other`)).flatMap((key) => missingForms(key, locale, texts)),
  ];
  for (const [key, text] of texts) {
    const original = sourceFor(key, source);
    if (text.trim() === '') problems.push(`${key}: empty`);
    if (text.includes('{{count}}')) problems.push(`${key}: a count is written {{count, number}}`);
    problems.push(...unbalancedTags(key, text));
    if (original === undefined) continue;
    problems.push(...comparePlaceholders(key, original, text));
    if (
      language(locale) !== 'en' &&
      text === original &&
      text.replace(/\{\{.*?\}\}/g, '').length >= SENTENCE_LENGTH
    ) {
      problems.push(`${key}: not translated`);
    }
  }
  return problems;
}
