import { existsSync } from 'node:fs';
import { compareTexts } from '../locales/compareTexts.ts';
import { namespaceHomes } from '../locales/namespaceHomes.ts';
import { localeTags, namespacesOf, readTexts } from '../locales/readLocales.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import type { Check, CheckOutcome } from './check.ts';

/** A namespace belongs to a library, and every library that shows texts has its namespace in every locale. */
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

function fileProblems(locale: (typeof localeTags)[number], namespace: string): string[] {
  const own = readTexts(locale, namespace);
  const source = readTexts('en-US', namespace);
  if (!own || !source) return [];
  const problems = [
    ...own.wrong.map((key) => `${key}: not a text`),
    ...compareTexts(locale, own.texts, source.texts),
  ];
  return problems.map((problem) => `locales/${locale}/${namespace}.json: ${problem}`);
}

async function checkLocales(): Promise<CheckOutcome> {
  const problems = namespaceProblems();
  let passed = 0;
  for (const locale of localeTags) {
    for (const namespace of namespacesOf(locale)) {
      const found = fileProblems(locale, namespace);
      if (found.length === 0) passed += 1;
      problems.push(...found);
    }
  }
  return { passed, failed: problems.length, details: problems.join('\n') };
}

/** The four locales say the same things [CL-08]; counted by file, failures by text. */
export const localesCheck: Check = { name: 'locales', run: checkLocales };
