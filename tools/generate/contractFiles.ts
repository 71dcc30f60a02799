import { existsSync, globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import { camel, folderOf, HEADER, type Contract, type Noun } from './contract.ts';
import { emitBundle } from './emitBundle.ts';
import { emitDomainEntry, emitEndpoints, emitHooks, emitNounEntry } from './emitEndpoints.ts';
import {
  emitAddressPatterns,
  emitNounTags,
  emitOfflineOperations,
  emitQuietQueries,
  emitSharedQueries,
} from './emitLists.ts';
import { emitMakerIndex, makerFileOf } from './emitMakers.ts';
import { emitErrors, emitOperationIndex, emitOperations, emitSessionOperations } from './emitOperations.ts';
import { emitSchemaIndex, emitSchemas, hasSchemas } from './emitSchemas.ts';
import { emitTypes } from './emitTypes.ts';
import { emitWall } from './emitWalls.ts';
import { readContract } from './readContract.ts';
import { SourceFault } from './sourceFault.ts';

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
  const typed: string[] = [];
  for (const noun of contract.nouns) {
    const folder = `${source}/${folderOf(noun)}`;
    if (Object.keys(noun.schemas).length > 0) {
      files.push([`${folder}/types.gen.ts`, await emitTypes(contract, noun)]);
      typed.push(`export type * from './${folderOf(noun)}/types.gen.ts';\n`);
    }
    if (noun.operations.length > 0)
      files.push([`${folder}/operations.gen.ts`, emitOperations(contract, noun)]);
    if (hasSchemas(noun)) files.push([`${folder}/schemas.gen.ts`, emitSchemas(noun)]);
  }
  files.push([`${source}/types.gen.ts`, HEADER + typed.join('')]);
  files.push([`${source}/operations.gen.ts`, emitOperationIndex(contract)]);
  files.push([`${source}/sessionOperations.gen.ts`, emitSessionOperations(contract)]);
  files.push([`${source}/errors.gen.ts`, emitErrors(contract)]);
  files.push([`${source}/schemas.gen.ts`, emitSchemaIndex(contract)]);
  files.push([`${source}/addressPatterns.gen.ts`, emitAddressPatterns(contract)]);
  files.push([`${source}/offlineOperations.gen.ts`, emitOfflineOperations(contract)]);
  return files;
}

/** Hand-written files of a noun in the client. */
const clientFiles = (folder: string): string[] =>
  globSync('*.ts', { cwd: inWorkspace(folder) })
    .filter((file) => !/\.(gen|test)\.ts$/.test(file))
    .sort();

const clientFolder = (noun: Noun): string => `libs/api-client/src/${folderOf(noun)}`;

/**
 * Tells whether a noun has a hand-written client, which names the tags that its calls provide and invalidate.
 */
const hasApi = (noun: Noun): boolean => clientFiles(clientFolder(noun)).includes(`${camel(noun.name)}Api.ts`);

function clientOf(noun: Noun): Files {
  const folder = clientFolder(noun);
  const own = clientFiles(folder);
  return [
    [`${folder}/endpoints.gen.ts`, emitEndpoints(noun)],
    [`${folder}/hooks.gen.ts`, emitHooks(noun, hasApi(noun))],
    [`${folder}/index.gen.ts`, emitNounEntry(own, noun)],
  ];
}

function clientEntries(contract: Contract): Files {
  const { nouns } = contract;
  const calling = nouns.filter(({ operations }) => operations.length > 0);
  const domains = [...Map.groupBy(calling, ({ domain }) => domain)].map(([domain, own]): Files[number] => [
    `libs/api-client/src/${domain}/index.gen.ts`,
    emitDomainEntry(own),
  ]);
  return [
    ...calling.flatMap(clientOf),
    ...domains,
    ['libs/api-client/src/api/nounTags.gen.ts', emitNounTags(calling.filter(hasApi))],
    ['libs/api-client/src/api/sharedQueries.gen.ts', emitSharedQueries(contract)],
    ['libs/api-client/src/api/quietQueries.gen.ts', emitQuietQueries(contract)],
  ];
}

/**
 * Emits the index of the conformance suite's makers, one file per noun with calls.
 * @throws Error that names the files that are missing
 */
function makerIndex({ nouns }: Contract): Files[number] {
  const folder = 'libs/conformance/src/makers';
  const calling = nouns.filter(({ operations }) => operations.length > 0);
  const missing = calling
    .map((noun) => `${folder}/${makerFileOf(noun)}`)
    .filter((file) => !existsSync(inWorkspace(file)));
  if (missing.length > 0)
    throw new SourceFault(
      `A noun with calls has a file of makers for its conformance cases: add ${missing.join(', ')}`,
    );
  return [`${folder}/makers.gen.ts`, emitMakerIndex(calling)];
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
  return new Map([
    ...(await librarySources(contract)),
    ...clientEntries(contract),
    makerIndex(contract),
    ...(await wallFiles()),
  ]);
}
