import { readFileSync } from 'node:fs';
import { inCanadianEnglish } from '../../libs/catalogue/src/texts/localeTexts.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import { namespacesOf } from './readLocales.ts';

type Texts = { [key: string]: string | Texts };
type Overrides = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Differences of Canadian from American usage beyond spelling: namespace, dotted key, text. */
export const overridesFile = 'locales/en-CA.overrides.json';

export const readOverrides = (): Overrides =>
  JSON.parse(readFileSync(inWorkspace(overridesFile), 'utf8')) as Overrides;

/** Builds the Canadian texts of a namespace: respelled American texts, with overrides applied. */
export function canadianTexts(
  american: Texts,
  overrides: Readonly<Record<string, string>> = {},
  prefix = '',
): Texts {
  const entries = Object.entries(american).map(([name, text]) => {
    const key = `${prefix}${name}`;
    if (typeof text !== 'string') return [name, canadianTexts(text, overrides, `${key}.`)] as const;
    return [name, overrides[key] ?? inCanadianEnglish(text)] as const;
  });
  return Object.fromEntries<string | Texts>(entries);
}

/**
 * Finds redundant overrides.
 * @param american the American texts of the namespace, by dotted key
 * @returns one line per problem, beginning with the key
 */
export function overrideProblems(
  american: ReadonlyMap<string, string>,
  overrides: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(overrides).flatMap(([key, text]) => {
    const source = american.get(key);
    if (source === undefined) return [`${key}: overrides no text of en-US`];
    return inCanadianEnglish(source) === text
      ? [`${key}: the override is what respelling makes already`]
      : [];
  });
}

/** Returns the generated files of Canadian English: path in the workspace to content. */
export function canadianTextFiles(): Map<string, string> {
  const overrides = readOverrides();
  return new Map(
    namespacesOf('en-US').map((namespace) => {
      const source = readFileSync(inWorkspace('locales/en-US', `${namespace}.json`), 'utf8');
      const texts = canadianTexts(JSON.parse(source) as Texts, overrides[namespace]);
      return [`locales/en-CA/${namespace}.json`, `${JSON.stringify(texts, null, 2)}\n`];
    }),
  );
}
