import { readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import { namespacesOf } from './readLocales.ts';

const locale = 'fr-CA';
const noBreak = '\u00a0';
/** Spaces that a line may break at or that French does not use here; a narrow no-break space is one too. */
const space = '[ \u00a0\u202f]';
/** Digit, or any placeholder: what stands before a unit is a number. */
const number = String.raw`\d|\{\{\w+(?:, number)?\}\}`;
const units = 'ans?|mois|jours?|heures?|h|minutes?|secondes?|km|Mo|Ko|pixels?|caractères?';

const rules: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${space}+([:»%$])`, 'gu'), `${noBreak}$1`],
  // A colon after a word or a value, and before a space or the end: not in `https://` or in a time.
  [new RegExp(`(?<=[\\p{L}\\d}>”’)]):(?=\\s|$)`, 'gu'), `${noBreak}:`],
  [new RegExp(`${space}+(?=[?!;])`, 'gu'), ''],
  [new RegExp(`«${space}*`, 'gu'), `«${noBreak}`],
  [new RegExp(`(\\d)${space}(?=\\d{3}(?!\\d))`, 'gu'), `$1${noBreak}`],
  [new RegExp(`(${number})${space}(?=(?:${units})(?![\\p{L}\\d]))`, 'gu'), `$1${noBreak}`],
];

/** Puts no-break spaces where Canadian French wants them: colon, guillemets, signs, numbers and their units. */
export const withFrenchSpaces = (text: string): string =>
  rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);

const spaced = (node: unknown): unknown =>
  typeof node === 'string'
    ? withFrenchSpaces(node)
    : Object.fromEntries(Object.entries(node as object).map(([name, value]) => [name, spaced(value)]));

/** The French texts with their spaces corrected: path in the workspace to content. */
export const frenchTextFiles = (): Map<string, string> =>
  new Map(
    namespacesOf(locale).map((namespace) => {
      const file = `locales/${locale}/${namespace}.json`;
      const texts: unknown = JSON.parse(readFileSync(inWorkspace(file), 'utf8'));
      return [file, `${JSON.stringify(spaced(texts), null, 2)}\n`];
    }),
  );
