import { existsSync, globSync, readFileSync } from 'node:fs';
import { compareTexts } from '../locales/compareTexts.ts';
import { namespaceHomes } from '../locales/namespaceHomes.ts';
import { messageKeys } from '../locales/pluralForms.ts';
import { agreementProblems } from '../locales/productAgreement.ts';
import { localeTags, namespacesOf, readTexts } from '../locales/readLocales.ts';
import { overrideProblems, overridesFile, readOverrides } from '../locales/canadianTexts.ts';
import {
  exceptionProblems,
  readTextRules,
  rulesFile,
  styleProblems,
  type TextRules,
} from '../locales/textRules.ts';
import { refusalProblems, sharedErrorProblems } from '../locales/sharedErrors.ts';
import { saidTexts, unusedKeys } from '../locales/usedKeys.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import type { Check, CheckOutcome } from './check.ts';

/**
 * Checks that every namespace belongs to a library, and that every library with texts has its namespace in every
 * locale.
 */
function namespaceProblems(): string[] {
  const wanted = Object.keys(namespaceHomes).filter((name) => existsSync(inWorkspace(namespaceHomes[name]!)));
  return localeTags.flatMap((locale) => {
    const found = namespacesOf(locale);
    return [
      ...wanted
        .filter((name) => !found.includes(name))
        .map((name) => `locales/${locale}/${name}.json: missing`),
      ...found
        .filter((name) => !wanted.includes(name))
        .map((name) => `locales/${locale}/${name}.json: no library has it`),
    ];
  });
}

function fileProblems(locale: (typeof localeTags)[number], namespace: string, rules: TextRules): string[] {
  const own = readTexts(locale, namespace);
  const source = readTexts('en-US', namespace);
  if (!own || !source) return [];
  const problems = [
    ...own.wrong.map((key) => `${key}: not a text`),
    ...compareTexts(locale, own.texts, source.texts),
    ...styleProblems(locale, namespace, own.texts, rules),
    ...agreementProblems(locale, own.texts),
  ];
  return problems.map((problem) => `locales/${locale}/${namespace}.json: ${problem}`);
}

const isProduct = (file: string): boolean => !/\.(?:test|stories|gen)\.tsx?$|\/testing\//.test(file);

/** Libraries that ask for texts of another library's namespace. */
const alsoAsking: Readonly<Record<string, readonly string[]>> = { shell: ['libs/api-client'] };

/** Finds texts that the library they belong to never asks for. */
function unusedProblems(namespace: string): string[] {
  const home = namespaceHomes[namespace];
  const source = readTexts('en-US', namespace);
  if (home === undefined || !source) return [];
  const askers = [home, ...(alsoAsking[namespace] ?? [])].map((each) => `${each}/src/**/*.{ts,tsx}`);
  const files = globSync(askers, { cwd: inWorkspace() }).filter(isProduct);
  const said = saidTexts(files.map((file) => [file, readFileSync(inWorkspace(file), 'utf8')] as const));
  return unusedKeys(namespace, messageKeys(source.texts.keys()), said).map(
    (key) =>
      `locales/en-US/${namespace}.json: ${key}: nothing in ${[home, ...(alsoAsking[namespace] ?? [])].join(', ')} asks for it`,
  );
}

/** Finds redundant overrides of Canadian English. */
function canadianProblems(): string[] {
  const problems = Object.entries(readOverrides()).flatMap(([namespace, overrides]) =>
    overrideProblems(readTexts('en-US', namespace)?.texts ?? new Map(), overrides).map(
      (problem) => `${namespace}: ${problem}`,
    ),
  );
  return problems.map((problem) => `${overridesFile}: ${problem}`);
}

/** Finds exceptions to the text rules that no text needs. */
function ruleProblems(rules: TextRules): string[] {
  const all = localeTags.flatMap((locale) =>
    namespacesOf(locale).map((namespace) => ({
      locale,
      namespace,
      texts: readTexts(locale, namespace)!.texts,
    })),
  );
  return exceptionProblems(rules, all).map((problem) => `${rulesFile}: ${problem}`);
}

/** Finds errors that a locale words in more than one way. */
function repeatedProblems(locale: (typeof localeTags)[number], { ownRefusals }: TextRules): string[] {
  const textsOf = new Map(
    namespacesOf(locale).map((namespace) => [namespace, readTexts(locale, namespace)!.texts] as const),
  );
  const problems = [...sharedErrorProblems(textsOf), ...refusalProblems(textsOf, ownRefusals)];
  return problems.map((problem) => `locales/${locale}: ${problem}`);
}

async function checkLocales(): Promise<CheckOutcome> {
  const rules = readTextRules();
  const problems = [...namespaceProblems(), ...canadianProblems(), ...ruleProblems(rules)];
  let passed = 0;
  for (const locale of localeTags) {
    problems.push(...repeatedProblems(locale, rules));
    for (const namespace of namespacesOf(locale)) {
      const found = fileProblems(locale, namespace, rules);
      if (found.length === 0) passed += 1;
      problems.push(...found);
    }
  }
  for (const namespace of namespacesOf('en-US')) {
    const found = unusedProblems(namespace);
    if (found.length === 0) passed += 1;
    problems.push(...found);
  }
  return { passed, failed: problems.length, details: problems.join('\n') };
}

/**
 * Compares the four locales [CL-08], checks their words against `docs/texts.md` and finds unused texts. Counts files, and
 * namespaces for unused texts; failures are counted by text.
 */
export const localesCheck: Check = { name: 'locales', run: checkLocales, isLight: true };
