import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { problemKindInfo } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { PublicLibrary } from './publicLibraries.ts';

/** The libraries are ES modules: `require` and Node 10 resolution are unsupported. */
const promised = ['node16-esm', 'bundler'];

async function typeProblems(tarball: Uint8Array): Promise<string[]> {
  const result = await checkPackage(createPackageFromTarballData(tarball));
  if (!result.types) return ['are-the-types-wrong: there are no types'];
  return result.problems
    .filter((problem) => !('resolutionKind' in problem) || promised.includes(problem.resolutionKind))
    .filter((problem) => !('resolutionOption' in problem) || problem.resolutionOption === 'bundler')
    .map((problem) => {
      const where = 'entrypoint' in problem ? ` (${problem.entrypoint})` : '';
      return `are-the-types-wrong: ${problemKindInfo[problem.kind].shortDescription}${where}`;
    });
}

async function manifestProblems(tarball: Uint8Array): Promise<string[]> {
  const { messages, pkg } = await publint({
    pack: { tarball: tarball.slice().buffer },
    strict: true,
    level: 'warning',
  });
  return messages.map(
    (message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`,
  );
}

/** Runs publint and are-the-types-wrong on a packed library; returns their findings, or an empty string. */
export async function packageProblems({ manifest }: PublicLibrary, tarballFile: string): Promise<string> {
  const tarball = new Uint8Array(readFileSync(tarballFile));
  const problems = [...(await manifestProblems(tarball)), ...(await typeProblems(tarball))];
  return problems.map((problem) => `${manifest.name}: ${problem}`).join('\n');
}
