import { rmSync } from 'node:fs';
import { packedServerProblem } from '../packing/checkPackedServer.ts';
import { bundleErrors, pasteSources, typeErrors } from '../packing/checkScratchProject.ts';
import { createScratchProject } from '../packing/createScratchProject.ts';
import { packageProblems } from '../packing/packageProblems.ts';
import { packLibraries } from '../packing/packLibraries.ts';
import { publicLibraries } from '../packing/publicLibraries.ts';
import type { Check, CheckOutcome } from './check.ts';

async function tryPacks(): Promise<CheckOutcome> {
  const libraries = publicLibraries();
  const tarballs = await packLibraries(libraries);
  const wrong = await Promise.all(
    libraries.map((library) => packageProblems(library, tarballs.get(library.manifest.name)!)),
  );
  const scratch = await createScratchProject(libraries, tarballs);
  try {
    const without = pasteSources(scratch, libraries);
    const found = [
      ...wrong,
      ...libraries.map(({ manifest: { name } }) =>
        without.includes(name) ? `${name}: its README has no code to paste` : '',
      ),
      await typeErrors(scratch),
      await bundleErrors(scratch),
      await packedServerProblem(scratch).then((problem) => problem && `npx @foyer/server serve: ${problem}`),
    ];
    const problems = found.filter((problem) => problem !== '');
    return { passed: found.length - problems.length, failed: problems.length, details: problems.join('\n') };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Checks that the public libraries work outside of the workspace: packed, installed into a temporary project, README
 * code type-checked, a page bundled, the server run. Counted by library and by step.
 */
export const packingCheck: Check = { name: 'packing', run: tryPacks, isLight: true, after: ['types'] };
