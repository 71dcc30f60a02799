import { camel, citedSummary, HEADER, pascal, type Noun, type Operation } from './contract.ts';

function endpoint(operation: Operation): string {
  const { operationId, idempotent } = operation;
  const request = `OperationTypes['${operationId}']['request']`;
  const types = `OperationTypes['${operationId}']['response'], ${idempotent ? `Keyed<${request}>` : request}`;
  const call = [`method: '${operation.method.toUpperCase()}'`, `path: '${operation.path}'`];
  const hasRequest = operation.body !== undefined || operation.parameters.length > 0;
  if (hasRequest) call.push(operation.body ? 'body: request' : 'query: request');
  if (idempotent) call.push('isIdempotent: true');
  const manner = [
    ...(operation.isBackground ? ['isBackground: true'] : []),
    ...(operation.endsSession ? ['endsSession: true'] : []),
  ];
  const extra = manner.length === 0 ? '' : `, extraOptions: { ${manner.join(', ')} }`;
  return (
    `    /** ${citedSummary(operation)} */
` +
    `    ${operationId}: build.${operation.kind}<${types}>({ query: (${hasRequest ? 'request' : ''}) => ({ ${call.join(', ')} })${extra} }),`
  );
}

/** Emits the RTK Query endpoints of a noun. */
export function emitEndpoints({ name, operations }: Noun): string {
  const isKeyed = operations.some(({ idempotent }) => idempotent);
  return `${HEADER}import type { OperationTypes } from '@foyer/contract';
import { api } from '../../api/api.ts';
${isKeyed ? `import type { Keyed } from '../../client/callFoyer.ts';\n` : ''}
export const ${camel(name)}Endpoints = api.injectEndpoints({
  endpoints: (build) => ({
${operations.map(endpoint).join('\n')}
  }),
});
`;
}

const hookNames = ({ operations }: Noun): string[] =>
  operations.flatMap(({ kind, operationId }) => {
    const id = pascal(operationId);
    return kind === 'query' ? [`use${id}Query`, `useLazy${id}Query`] : [`use${id}Mutation`];
  });

/**
 * Emits the hooks of a noun.
 * @param hasApi whether the noun has a hand-written `<noun>Api.ts`, which adds tags and the like to the endpoints
 */
export function emitHooks(noun: Noun, hasApi: boolean): string {
  const name = camel(noun.name);
  const [source, file] = hasApi ? [`${name}Api`, `${name}Api.ts`] : [`${name}Endpoints`, 'endpoints.gen.ts'];
  return `${HEADER}import { ${source} } from './${file}';

export const {
${hookNames(noun)
  .map((hook) => `  ${hook},`)
  .join('\n')}
} = ${source};
`;
}

/**
 * Emits the entry point of a noun: everything in its folder.
 * @param files hand-written files of the folder
 */
export function emitNounEntry(files: readonly string[], noun: Noun): string {
  const name = camel(noun.name);
  const plain = `export { ${name}Endpoints as ${name}Api } from './endpoints.gen.ts';\n`;
  const exported = [...files, 'hooks.gen.ts'].map((file) => `export * from './${file}';\n`);
  return HEADER + (files.includes(`${name}Api.ts`) ? '' : plain) + exported.join('');
}

/** Emits the entry point of a domain: all its nouns. */
export const emitDomainEntry = (nouns: readonly Noun[]): string =>
  HEADER + nouns.map(({ name }) => `export * from './${name}/index.gen.ts';\n`).join('');
