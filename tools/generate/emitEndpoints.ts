import type { Contract, Operation } from './readContract.ts';

const HEADER = '// Made by `npm run generate` from libs/contract/openapi. Do not edit.\n';
const camel = (text: string): string =>
  text.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
const pascal = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

function endpoint(operation: Operation): string {
  const types = `OperationTypes['${operation.operationId}']['response'], OperationTypes['${operation.operationId}']['request']`;
  const call = [`method: '${operation.method.toUpperCase()}'`, `path: '${operation.path}'`];
  const hasRequest = operation.body !== undefined || operation.parameters.length > 0;
  const source = operation.idempotent ? 'idempotent.request' : 'request';
  if (hasRequest) call.push(operation.body ? `body: ${source}` : `query: ${source}`);
  if (operation.idempotent) call.push('idempotencyKey: idempotent.idempotencyKey');
  const parameter = operation.idempotent ? 'idempotent' : hasRequest ? 'request' : '';
  return (
    `    /** ${operation.summary} [${operation.requirements.join(', ')}] */\n` +
    `    ${operation.operationId}: build.${operation.kind}<${types}>({ query: (${parameter}) => ({ ${call.join(', ')} }) }),`
  );
}

/** Emits the RTK Query endpoints of a domain, and their hooks. */
export function emitEndpoints(contract: Contract, domain: string): string {
  const own = contract.operations.filter((each) => each.domain === domain);
  const name = `${camel(domain)}Endpoints`;
  return `${HEADER}import type { OperationTypes } from '@foyer/contract';
import { api } from '../api.ts';

export const ${name} = api.injectEndpoints({
  endpoints: (build) => ({
${own.map(endpoint).join('\n')}
  }),
});
`;
}

/** Returns the hook names of a domain, as RTK Query builds them. */
export function hookNames(contract: Contract, domain: string): string[] {
  return contract.operations
    .filter((each) => each.domain === domain)
    .flatMap((each) =>
      each.kind === 'query'
        ? [`use${pascal(each.operationId)}Query`, `useLazy${pascal(each.operationId)}Query`]
        : [`use${pascal(each.operationId)}Mutation`],
    );
}
