import { rmSync } from 'node:fs';
import { checkPackedServer } from '../packing/checkPackedServer.ts';
import { bundleErrors, pasteSources, typeErrors } from '../packing/checkScratchProject.ts';
import { createScratchProject } from '../packing/createScratchProject.ts';
import { packageProblems } from '../packing/packageProblems.ts';
import { packLibraries } from '../packing/packLibraries.ts';
import { publicLibraries } from '../packing/publicLibraries.ts';
import type { Check, CheckOutcome } from './check.ts';

async function tryPacks(): Promise<CheckOutcome> {
  const libraries = publicLibraries();
  const tarballs = await packLibraries(libraries);
  const [scratch, ...wrong] = await Promise.all([
    createScratchProject(libraries, tarballs),
    ...libraries.map((library) => packageProblems(library, tarballs.get(library.manifest.name)!)),
  ]);
  try {
    const without = pasteSources(scratch, libraries);
    const [typed, bundled, { problem, conformance }] = await Promise.all([
      typeErrors(scratch),
      bundleErrors(scratch),
      checkPackedServer(scratch),
    ]);
    const found = [
      ...wrong,
      ...libraries.map(({ manifest: { name } }) =>
        without.includes(name) ? `${name}: its README has no code to paste` : '',
      ),
      typed,
      bundled,
      problem && `npx @foyer/server serve: ${problem}`,
      conformance.problem && `npx @foyer/conformance: ${conformance.problem}`,
    ];
    const problems = found.filter((problem) => problem !== '');
    const details = problems.length > 0 ? problems.join('\n') : `conformance: ${conformance.totals}`;
    return { passed: found.length - problems.length, failed: problems.length, details };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Checks that the public libraries work outside of the workspace: packed, installed into a temporary project, README
 * code type-checked, a page bundled, the server run and a sample of the conformance suite against it. Counted by library and by step.
 */
export const packingCheck: Check = { name: 'packing', run: tryPacks, isLight: true, after: ['types'] };
