import {
  folderOf,
  HEADER,
  mapRefs,
  type Contract,
  type Node,
  type Noun,
  type Operation,
} from './contract.ts';
import { exportName } from './emitOperations.ts';

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

/** Whether a noun has calls or schemas; one with pages alone has neither. */
export const hasSchemas = ({ operations, schemas }: Noun): boolean =>
  operations.length > 0 || Object.keys(schemas).length > 0;

/** Emits the JSON schemas of a noun: those that it shares, and those of its operations, for validation by a server. */
export function emitSchemas(noun: Noun): string {
  const name = exportName(noun);
  const own = Object.fromEntries(noun.operations.map((each) => [each.operationId, operationSchema(each)]));
  const definitions = mapRefs(noun.schemas, withinShared);
  const imported = noun.operations.length > 0 ? 'JsonSchema, OperationSchema' : 'JsonSchema';
  const ids = noun.operations.map(({ operationId }) => `'${operationId}'`).join(' | ');
  return (
    `${HEADER}import type { ${imported} } from '../../json-schema/jsonSchema.ts';\n\n` +
    `export const ${name}Definitions: Record<string, JsonSchema> = ${lines(definitions)};\n` +
    (ids === '' ? '' : `\nexport const ${name}Schemas: Record<${ids}, OperationSchema> = ${lines(own)};\n`)
  );
}

/** Emits the JSON schemas of the whole contract from those of the nouns. */
export function emitSchemaIndex({ nouns }: Contract): string {
  const calling = nouns.filter(({ operations }) => operations.length > 0);
  const typed = nouns.filter(hasSchemas);
  const imports = typed.map((each) => {
    const schemas = calling.includes(each) ? `, ${exportName(each)}Schemas` : '';
    return `import { ${exportName(each)}Definitions${schemas} } from './${folderOf(each)}/schemas.gen.ts';`;
  });
  return `${HEADER}import type { JsonSchema, OperationSchema } from './json-schema/jsonSchema.ts';
import type { OperationId } from './operations.gen.ts';
${imports.join('\n')}

export type { JsonSchema, OperationSchema } from './json-schema/jsonSchema.ts';

/** The shared schemas; operation schemas refer to them as \`foyer#/definitions/Name\`. */
export const sharedSchemas: JsonSchema = {
  $id: 'foyer',
  definitions: {
${typed.map((each) => `    ...${exportName(each)}Definitions,`).join('\n')}
  },
};

export const operationSchemas: Record<OperationId, OperationSchema> = {
${calling.map((each) => `  ...${exportName(each)}Schemas,`).join('\n')}
};
`;
}
