import { updateOf } from '../contract/caching.ts';
import {
  camel,
  citedSummary,
  HEADER,
  pascal,
  type Contract,
  type Noun,
  type Operation,
} from '../contract/contract.ts';

const quoted = (values: readonly string[]): string => values.map((each) => `'${each}'`).join(', ');

const hasOutcomes = ({ caching: { ifDone, ifRefused } }: Operation): boolean =>
  ifDone.length + ifRefused.length > 0;

/** Options of an endpoint that say how its answers are kept. */
function cachingOptions(operation: Operation): string[] {
  const { provides, invalidates, ifDone, ifRefused, keepSeconds } = operation.caching;
  const options: string[] = [];
  if (provides.length > 0) options.push(`providesTags: [${quoted(provides)}]`);
  if (hasOutcomes(operation)) {
    const byOutcome = Object.entries({ always: invalidates, done: ifDone, refused: ifRefused });
    const given = byOutcome.filter(([, tags]) => tags.length > 0);
    options.push(
      `invalidatesTags: byOutcome({ ${given.map(([name, tags]) => `${name}: [${quoted(tags)}]`).join(', ')} })`,
    );
  } else if (invalidates.length > 0) options.push(`invalidatesTags: [${quoted(invalidates)}]`);
  if (keepSeconds !== undefined) options.push(`keepUnusedDataFor: ${keepSeconds}`);
  return options;
}

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
  const options = [
    `query: (${hasRequest ? 'request' : ''}) => ({ ${call.join(', ')} })`,
    ...cachingOptions(operation),
    ...(manner.length === 0 ? [] : [`extraOptions: { ${manner.join(', ')} }`]),
  ];
  return (
    `    /** ${citedSummary(operation)} */\n` +
    `    ${operationId}: build.${operation.kind}<${types}>({ ${options.join(', ')} }),`
  );
}

const apiOf = ({ name }: Noun): string => `${camel(name)}Api`;

/** Options of a mutation that answers what a query does: its answer becomes the query's. */
function update(operation: Operation, own: Noun, contract: Contract): { text: string; imports: Noun[] } {
  const { noun, query, from } = updateOf(operation, contract)!;
  const api = noun === own ? 'endpoints' : apiOf(noun);
  const type = `OperationTypes['${operation.operationId}']['response']`;
  const store = `${api}.util.upsertQueryData('${query.operationId}', undefined, ${from})`;
  return {
    text: `    ${operation.operationId}: { onQueryStarted: storeAnswer((answer: ${type}) => ${store}) },\n`,
    imports: noun === own ? [] : [noun],
  };
}

const hookNames = ({ operations }: Noun): string[] =>
  operations.flatMap(({ kind, operationId }) => {
    const id = pascal(operationId);
    return kind === 'query' ? [`use${id}Query`, `useLazy${id}Query`] : [`use${id}Mutation`];
  });

const fileFrom = (noun: Noun, from: Noun): string =>
  noun.domain === from.domain ? `./${noun.name}.gen.ts` : `../${noun.domain}/${noun.name}.gen.ts`;

/** Emits the RTK Query endpoints of a noun, and their hooks. */
export function emitClient(noun: Noun, contract: Contract): string {
  const { operations } = noun;
  const updates = operations
    .filter(({ caching }) => caching.updates !== undefined)
    .map((each) => update(each, noun, contract));
  const updated = [...new Set(updates.flatMap(({ imports }) => imports))];
  const imports = [
    `import type { OperationTypes } from '@foyer/contract';`,
    `import { api } from '../api/api.ts';`,
    ...(operations.some(hasOutcomes) ? [`import { byOutcome } from '../api/byOutcome.ts';`] : []),
    ...(updates.length > 0 ? [`import { storeAnswer } from '../api/storeAnswer.ts';`] : []),
    ...(operations.some(({ idempotent }) => idempotent)
      ? [`import type { Keyed } from '../client/callFoyer.ts';`]
      : []),
    ...updated.map((each) => `import { ${apiOf(each)} } from '${fileFrom(each, noun)}';`),
  ];
  const [first, enhanced] =
    updates.length === 0
      ? [`export const ${apiOf(noun)}`, '']
      : [
          'const endpoints',
          `\nexport const ${apiOf(noun)} = endpoints.enhanceEndpoints({\n  endpoints: {\n` +
            `${updates.map(({ text }) => text).join('')}  },\n});\n`,
        ];
  return `${HEADER}${imports.join('\n')}

${first} = api.injectEndpoints({
  endpoints: (build) => ({
${operations.map(endpoint).join('\n')}
  }),
});
${enhanced}
export const {
${hookNames(noun)
  .map((hook) => `  ${hook},`)
  .join('\n')}
} = ${apiOf(noun)};
`;
}

/**
 * Emits the entry point of a domain.
 * @param files its nouns, and the hooks that are written by hand
 */
export const emitDomainEntry = (domain: string, files: readonly string[]): string =>
  HEADER + files.map((file) => `export * from './${domain}/${file}';\n`).join('');
