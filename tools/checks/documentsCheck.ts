import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brokenLinks } from '../documents/brokenLinks.ts';
import { deadCitations, requirementIds } from '../documents/deadCitations.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import type { Check, CheckOutcome } from './check.ts';

const requirements = 'docs/requirements.md';
const written = '{apps,docs,e2e,libs,locales,tools,.storybook}/**/*.{ts,tsx,mjs,yaml,sql,md,mdx}';
/** Cites nonexistent ids on purpose. */
const itsOwnTest = 'tools/documents/deadCitations.test.ts';

/** Lists the project's own files that match, without dependencies and build output. */
const filesOf = (pattern: string): string[] =>
  globSync(pattern, {
    cwd: inWorkspace(),
    exclude: (name) => /(^|\/)(node_modules|dist|storybook-static)$/.test(String(name).replaceAll('\\', '/')),
  }).map((file) => file.replaceAll('\\', '/'));

function checkDocuments(): CheckOutcome {
  const read = (file: string): string => readFileSync(inWorkspace(file), 'utf8');
  const known = requirementIds(read(requirements));
  const sources = filesOf(written).filter((file) => file !== itsOwnTest);
  const documents = [...filesOf('*.md'), ...sources.filter((file) => file.endsWith('.md'))];
  const problems = [
    ...sources.flatMap((file) =>
      deadCitations(read(file), known).map(
        (id) => `${file} cites ${id}, which ${requirements} does not list`,
      ),
    ),
    ...documents.flatMap((file) =>
      brokenLinks(read(file), (target) => existsSync(inWorkspace(path.dirname(file), target))).map(
        (target) => `${file} links to ${target}, which does not exist`,
      ),
    ),
  ];
  return {
    passed: sources.length + documents.length - problems.length,
    failed: problems.length,
    details: problems.join('\n'),
  };
}

/** Checks that citations of requirements and links between documents resolve. Counted by file. */
export const documentsCheck: Check = {
  name: 'documents',
  run: () => Promise.resolve(checkDocuments()),
  isLight: true,
};
