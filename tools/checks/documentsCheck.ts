import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brokenLinks, missingDocuments } from '../documents/brokenLinks.ts';
import { citationsWithoutPart, deadCitations, requirementIds } from '../documents/deadCitations.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import type { Check, CheckOutcome } from './check.ts';

const requirements = 'docs/requirements.md';
const written = '{apps,docs,e2e,libs,locales,tools,.storybook}/**/*.{ts,tsx,mjs,yaml,sql,md,mdx}';
/** Cite nonexistent ids and documents on purpose. */
const itsOwnTests = ['tools/documents/brokenLinks.test.ts', 'tools/documents/deadCitations.test.ts'];
const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);

/** Lists the project's own files that match, without dependencies and build output. */
const filesOf = (pattern: string): string[] =>
  globSync(pattern, {
    cwd: inWorkspace(),
    exclude: (name) => /(^|\/)(node_modules|dist|storybook-static)$/.test(String(name).replaceAll('\\', '/')),
  }).map((file) => file.replaceAll('\\', '/'));

function checkDocuments(): CheckOutcome {
  const read = (file: string): string => readFileSync(inWorkspace(file), 'utf8');
  const known = requirementIds(read(requirements));
  const sources = filesOf(written).filter((file) => !itsOwnTests.includes(file));
  const documents = [...filesOf('*.md'), ...sources.filter((file) => file.endsWith('.md'))];
  const existsFor = (file: string, target: string): boolean =>
    existsSync(inWorkspace(path.dirname(file), target));
  const problems = [
    ...sources.flatMap((file) =>
      deadCitations(read(file), known).map(
        (id) => `${file} cites ${id}, which ${requirements} does not list`,
      ),
    ),
    ...sources
      .filter(isTest)
      .flatMap((file) =>
        citationsWithoutPart(read(file), known).map(
          (id) => `${file} cites ${id} without naming one of its parts`,
        ),
      ),
    ...[...new Set([...sources, ...documents])].flatMap((file) =>
      missingDocuments(
        read(file),
        (target) => existsSync(inWorkspace(target)) || existsFor(file, target),
      ).map((target) => `${file} cites ${target}, which does not exist`),
    ),
    ...documents.flatMap((file) =>
      brokenLinks(read(file), (target) => existsFor(file, target)).map(
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

/**
 * Checks that citations of requirements and documents and links between documents resolve, and that tests name the
 * parts of a requirement that has parts. Counted by file.
 */
export const documentsCheck: Check = {
  name: 'documents',
  run: () => Promise.resolve(checkDocuments()),
  isLight: true,
};
