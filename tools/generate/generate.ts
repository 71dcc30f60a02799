import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core';
import { emitEndpoints, hookNames } from './emitEndpoints.ts';
import { emitBundle, emitOperations, emitSchemas } from './emitOperations.ts';
import { emitTypes } from './emitTypes.ts';
import { emitWall } from './emitWalls.ts';
import { messageKeyFiles } from './messageKeys.ts';
import { readContract } from './readContract.ts';

const root = join(import.meta.dirname, '../..');

async function lintBundle(bundle: string): Promise<void> {
  const config = await createConfig({ extends: ['minimal'] });
  const problems = await lintDocument({
    document: makeDocumentFromString(bundle, 'openapi.gen.json'),
    config,
    externalRefResolver: undefined as never,
  }).catch((error: unknown) => {
    throw new Error(`The bundle could not be checked: ${String(error)}`);
  });
  const errors = problems.filter((each) => each.severity === 'error');
  if (errors.length > 0)
    throw new Error(
      errors
        .slice(0, 10)
        .map((each) => `${each.location[0]?.pointer ?? ''}: ${each.message}`)
        .join('\n'),
    );
}

/** Returns all generated files, by path from the root. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const contract = readContract(join(root, 'libs/contract/openapi'));
  const files = new Map<string, string>();
  const bundle = emitBundle(contract);
  await lintBundle(bundle);
  files.set('libs/contract/openapi.gen.json', bundle);
  files.set('libs/contract/src/types.gen.ts', await emitTypes(contract));
  files.set('libs/contract/src/operations.gen.ts', emitOperations(contract));
  files.set('libs/contract/src/schemas.gen.ts', emitSchemas(contract));
  for (const domain of new Set(contract.operations.map((each) => each.domain))) {
    files.set(`libs/api-client/src/${domain}/endpoints.gen.ts`, emitEndpoints(contract, domain));
    const camel = domain.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
    files.set(
      `libs/api-client/src/${domain}/hooks.gen.ts`,
      `// Made by \`npm run generate\` from libs/contract/openapi. Do not edit.\nimport { ${camel}Api } from './${camel}Api.ts';\n\nexport const {\n${hookNames(
        contract,
        domain,
      )
        .map((name) => `  ${name},`)
        .join('\n')}\n} = ${camel}Api;\n`,
    );
  }
  const walls = join(root, 'libs/contract/walls');
  for (const file of existsSync(walls) ? readdirSync(walls).sort() : [])
    files.set(
      `libs/contract/src/walls/${file.replace('.yaml', '.gen.ts')}`,
      await emitWall(join(walls, file)),
    );
  for (const [path, text] of messageKeyFiles()) files.set(path, text);
  return files;
}

/** Writes the changed files and returns their paths; with `check` it only returns them. */
export async function generate({ check }: { check: boolean }): Promise<string[]> {
  const changed: string[] = [];
  for (const [path, text] of await generatedFiles()) {
    const target = join(root, path);
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
    changed.push(path);
    if (check) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return changed;
}

if (import.meta.main) {
  const check = process.argv.includes('--check');
  const changed = await generate({ check });
  for (const path of changed) console.log(`${check ? 'stale' : 'wrote'} ${path}`);
  if (check && changed.length > 0) process.exitCode = 1;
  else if (changed.length === 0) console.log('Generated files are up to date.');
}
