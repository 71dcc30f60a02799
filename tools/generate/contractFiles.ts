import { existsSync, globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import { domainsOf, folderOf, HEADER, type Contract } from './contract/contract.ts';
import { emitBundle } from './emit/emitBundle.ts';
import { emitClient, emitDomainEntry } from './emit/emitClient.ts';
import {
  emitAddressPatterns,
  emitNounTags,
  emitOfflineOperations,
  emitQuietQueries,
  emitSharedQueries,
} from './emit/emitLists.ts';
import {
  emitErrors,
  emitOperationIndex,
  emitOperations,
  emitSessionOperations,
} from './emit/emitOperations.ts';
import { emitSchemaIndex, emitSchemas } from './emit/emitSchemas.ts';
import { emitTypes } from './emit/emitTypes.ts';
import { emitWall } from './emit/emitWalls.ts';
import { readContract } from './contract/readContract.ts';
import { SourceFault } from './contract/sourceFault.ts';

async function lintBundle(bundle: string): Promise<void> {
  const config = await createConfig({ extends: ['minimal'] });
  const problems = await lintDocument({
    document: makeDocumentFromString(bundle, 'openapi.json'),
    config,
    externalRefResolver: undefined as never,
  }).catch((error: unknown) => {
    throw new Error(`The bundle could not be checked: ${String(error)}`);
  });
  const errors = problems.filter((each) => each.severity === 'error');
  if (errors.length > 0)
    throw new SourceFault(
      errors
        .slice(0, 10)
        .map((each) => `${each.location[0]?.pointer ?? ''}: ${each.message}`)
        .join('\n'),
    );
}

type Files = [path: string, text: string][];

async function librarySources(contract: Contract): Promise<Files> {
  const source = 'libs/contract/src';
  const files: Files = [];
  const domains = domainsOf(contract);
  const calling = domains.filter(({ operations }) => operations.length > 0);
  const typed = contract.nouns.filter(({ schemas }) => Object.keys(schemas).length > 0);
  for (const noun of typed)
    files.push([`${source}/${folderOf(noun)}.gen.ts`, await emitTypes(contract, noun)]);
  for (const domain of calling)
    files.push([`${source}/operations/${domain.name}.gen.ts`, emitOperations(contract, domain)]);
  for (const domain of domains) files.push([`${source}/schemas/${domain.name}.gen.ts`, emitSchemas(domain)]);
  const types = typed.map((noun) => `export type * from './${folderOf(noun)}.gen.ts';\n`);
  files.push([`${source}/types.gen.ts`, HEADER + types.join('')]);
  files.push([`${source}/operations.gen.ts`, emitOperationIndex(calling)]);
  files.push([`${source}/sessionOperations.gen.ts`, emitSessionOperations(contract)]);
  files.push([`${source}/errors.gen.ts`, emitErrors(contract)]);
  files.push([`${source}/schemas.gen.ts`, emitSchemaIndex(domains)]);
  files.push([`${source}/addressPatterns.gen.ts`, emitAddressPatterns(contract)]);
  files.push([`${source}/offlineOperations.gen.ts`, emitOfflineOperations(contract)]);
  return files;
}

function clientEntries(contract: Contract): Files {
  const source = 'libs/api-client/src';
  const calling = contract.nouns.filter(({ operations }) => operations.length > 0);
  const domains = [...Map.groupBy(calling, ({ domain }) => domain)].map(([domain, own]): Files[number] => {
    const hooks = globSync('use*.ts', { cwd: inWorkspace(source, domain) }).sort();
    const files = [...own.map(({ name }) => `${name}.gen.ts`), ...hooks];
    return [`${source}/${domain}.gen.ts`, emitDomainEntry(domain, files)];
  });
  return [
    ...calling.map((noun): Files[number] => [
      `${source}/${folderOf(noun)}.gen.ts`,
      emitClient(noun, contract),
    ]),
    ...domains,
    [`${source}/api/nounTags.gen.ts`, emitNounTags(contract)],
    [`${source}/api/sharedQueries.gen.ts`, emitSharedQueries(contract)],
    [`${source}/api/quietQueries.gen.ts`, emitQuietQueries(contract)],
  ];
}

async function wallFiles(): Promise<Files> {
  const walls = inWorkspace('libs/contract/walls');
  const files: Files = [];
  for (const file of existsSync(walls) ? readdirSync(walls).sort() : []) {
    const target = `libs/contract/src/walls/${file.replace('.yaml', '.gen.ts')}`;
    files.push([target, await emitWall(join(walls, file))]);
  }
  return files;
}

/** Returns all files that the contract makes, by path from the root. */
export async function contractFiles(): Promise<Map<string, string>> {
  const contract = readContract(inWorkspace('libs/contract/openapi'));
  await lintBundle(emitBundle(contract));
  return new Map([...(await librarySources(contract)), ...clientEntries(contract), ...(await wallFiles())]);
}
