import { camel, HEADER, mapRefs, type Domain, type Node, type Operation } from '../contract/contract.ts';

/** Reference from an operation to the shared schemas, which have the id `foyer`. */
const toShared = (name: string, rest: Node): Node => ({ $ref: `foyer#/definitions/${name}`, ...rest });
/** Reference from one shared schema to another. */
const withinShared = (name: string, rest: Node): Node => ({ $ref: `#/definitions/${name}`, ...rest });

function operationSchema({ parameters, body, response }: Operation): Node {
  const required = parameters.filter((each) => each.required).map((each) => each.name);
  const properties = Object.fromEntries(parameters.map((each) => [each.name, each.schema]));
  const querystring = { type: 'object', additionalProperties: false, required, properties };
  return mapRefs({ querystring, ...(body ? { body } : {}), response }, toShared);
}

/** An object with a line for each entry, so that a change of one schema is a change of one line. */
const lines = (entries: Record<string, Node>): string =>
  `{\n${Object.entries(entries)
    .map(([name, schema]) => `  ${name}: ${JSON.stringify(schema)},\n`)
    .join('')}}`;

/** Emits the JSON schemas of a domain: those that it shares, and those of its operations, for validation by a server. */
export function emitSchemas({ name: domain, nouns, operations }: Domain): string {
  const name = camel(domain);
  const own = Object.fromEntries(operations.map((each) => [each.operationId, operationSchema(each)]));
  const schemas = Object.fromEntries(nouns.flatMap((noun) => Object.entries(noun.schemas)));
  const imported = operations.length > 0 ? 'JsonSchema, OperationSchema' : 'JsonSchema';
  const ids = operations.map(({ operationId }) => `'${operationId}'`).join(' | ');
  const calls =
    ids === '' ? '' : `\nexport const ${name}Schemas: Record<${ids}, OperationSchema> = ${lines(own)};\n`;
  return (
    `${HEADER}import type { ${imported} } from '../json-schema/jsonSchema.ts';\n\n` +
    `export const ${name}Definitions: Record<string, JsonSchema> = ${lines(mapRefs(schemas, withinShared))};\n${calls}`
  );
}

/** Emits the JSON schemas of the whole contract from those of the domains. */
export function emitSchemaIndex(domains: readonly Domain[]): string {
  const calling = domains.filter(({ operations }) => operations.length > 0);
  const imports = domains.map((each) => {
    const name = camel(each.name);
    const schemas = calling.includes(each) ? `, ${name}Schemas` : '';
    return `import { ${name}Definitions${schemas} } from './schemas/${each.name}.gen.ts';`;
  });
  return `${HEADER}import type { JsonSchema, OperationSchema } from './json-schema/jsonSchema.ts';
import type { OperationId } from './operations.gen.ts';
${imports.join('\n')}

export type { JsonSchema, OperationSchema } from './json-schema/jsonSchema.ts';

/** The shared schemas; operation schemas refer to them as \`foyer#/definitions/Name\`. */
export const sharedSchemas: JsonSchema = {
  $id: 'foyer',
  definitions: {
${domains.map((each) => `    ...${camel(each.name)}Definitions,`).join('\n')}
  },
};

export const operationSchemas: Record<OperationId, OperationSchema> = {
${calling.map((each) => `  ...${camel(each.name)}Schemas,`).join('\n')}
};
`;
}
