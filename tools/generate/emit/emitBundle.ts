import type { Contract, Node, Operation } from '../contract/contract.ts';

/** Error answers of an operation by status, spelled out. */
function errorResponses({ errors }: Operation, errorStatus: Contract['errorStatus']): Node {
  const byStatus = Map.groupBy(errors, (code) => errorStatus[code]!);
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => {
        const allOf = [
          { $ref: '#/components/schemas/ErrorResponse' },
          { properties: { code: { enum: codes } } },
        ];
        const content = { 'application/json': { schema: { allOf } } };
        return [String(status), { description: codes.join(', '), content }];
      }),
  );
}

/** Emits the whole contract as one valid OpenAPI document, tagged by domain. */
export function emitBundle(contract: Contract): string {
  const paths: Record<string, Node> = {};
  for (const each of contract.operations) {
    (paths[each.path] ??= {})[each.method] = {
      ...each.source,
      tags: [each.domain],
      responses: {
        ...(each.source['responses'] as Node),
        ...errorResponses(each, contract.errorStatus),
      },
    };
  }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Foyer', version: '0.1.0', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api' }],
    paths,
    components: { schemas: contract.schemas },
  };
  return JSON.stringify(document, null, 1) + '\n';
}
