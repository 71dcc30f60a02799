import { readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import { splitPlural } from './pluralForms.ts';
import type { FlatTexts, LocaleTag } from './readLocales.ts';

const languages = { English: 'en', French: 'fr', Spanish: 'es' } as const;
type Language = (typeof languages)[keyof typeof languages];

/** The rules of `docs/texts.md` that a program can check. */
export interface TextRules {
  /** Forbidden phrases by language, each with its reason. */
  readonly phrases: Readonly<Record<Language, readonly { phrase: string; why: string }[]>>;
  /** Phrases allowed as exceptions, by `namespace:key`. */
  readonly exceptions: ReadonlyMap<string, readonly string[]>;
  /** Codes whose `refused.<code>` a page words in its own way. */
  readonly ownRefusals: ReadonlySet<string>;
}

export const rulesFile = 'docs/texts.md';

/** Reads the rows of the table below a heading: column name to cell. */
function tableBelow(page: string, heading: string): Record<string, string>[] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const [names = [], , ...rows] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])));
}

/** Returns the code spans of a cell. */
const spans = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);

export function parseTextRules(page: string): TextRules {
  const phrases: Record<Language, { phrase: string; why: string }[]> = { en: [], fr: [], es: [] };
  for (const row of tableBelow(page, 'Glossary'))
    for (const [name, language] of Object.entries(languages))
      for (const phrase of spans(row[`not in ${name}`]))
        phrases[language].push({ phrase, why: `say ${row[name]!}` });
  for (const row of tableBelow(page, 'Phrases that no text has')) {
    const language = languages[row['language'] as keyof typeof languages];
    for (const phrase of spans(row['phrases'])) phrases[language].push({ phrase, why: 'say it another way' });
  }
  const exceptions = tableBelow(page, 'Exceptions').map(
    (row) => [spans(row['text'])[0]!, spans(row['may say'])] as const,
  );
  const refusals = tableBelow(page, 'Refusals in words of their own').flatMap((row) => spans(row['code']));
  return { phrases, exceptions: new Map(exceptions), ownRefusals: new Set(refusals) };
}

export const readTextRules = (): TextRules => parseTextRules(readFileSync(inWorkspace(rulesFile), 'utf8'));

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
const phrasePattern = (phrase: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(phrase).replace('*', '\\p{L}*')}(?![\\p{L}\\p{N}])`, 'iu');

const verbs = 'do|does|did|is|are|was|were|has|have|had|will|would|could|should';
const uncontracted = new RegExp(`\\b(?:cannot|(?:${verbs}|can) not)\\b`, 'i');

/** Reports plurals whose form for millions, which no count reaches, differs from the general form. */
function manyProblems(texts: FlatTexts): string[] {
  return [...texts].flatMap(([key, text]) => {
    const { base, category } = splitPlural(key);
    const other = texts.get(`${base}_other`);
    return category === 'many' && other !== undefined && other !== text
      ? [`${key}: is not the text of ${base}_other`]
      : [];
  });
}

/**
 * Finds texts that break the rules of `docs/texts.md`.
 *
 * @returns one line per problem, beginning with the key
 */
export function styleProblems(
  locale: LocaleTag,
  namespace: string,
  texts: FlatTexts,
  rules: TextRules,
): string[] {
  const language = locale.slice(0, 2) as Language;
  const patterns = rules.phrases[language].map((rule) => ({ ...rule, pattern: phrasePattern(rule.phrase) }));
  const problems = manyProblems(texts);
  for (const [key, text] of texts) {
    const allowed = (rules.exceptions.get(`${namespace}:${key}`) ?? []).map((phrase) => phrase.toLowerCase());
    const words = text.replace(/\{\{.*?\}\}/g, ' ');
    for (const { phrase, why, pattern } of patterns)
      if (pattern.test(words) && !allowed.includes(phrase)) problems.push(`${key}: "${phrase}": ${why}`);
    const negative = language === 'en' ? uncontracted.exec(words)?.[0] : undefined;
    if (negative && !allowed.includes(negative.toLowerCase()))
      problems.push(`${key}: "${negative}" is not contracted`);
  }
  return problems;
}

/** Finds unused exceptions: the text is gone, or no longer has the phrase. */
export function exceptionProblems(
  rules: TextRules,
  files: readonly { locale: LocaleTag; namespace: string; texts: FlatTexts }[],
): string[] {
  const strict = { ...rules, exceptions: new Map<string, readonly string[]>() };
  const found = files.flatMap(({ locale, namespace, texts }) =>
    styleProblems(locale, namespace, texts, strict).map((problem) => `${namespace}:${problem}`),
  );
  return [...rules.exceptions].flatMap(([name, phrases]) =>
    phrases
      .filter(
        (phrase) =>
          !found.some((line) => line.toLowerCase().startsWith(`${name}: "${phrase}"`.toLowerCase())),
      )
      .map((phrase) => `the exception "${phrase}" of ${name} excuses nothing`),
  );
}
