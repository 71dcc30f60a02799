/** JSON Schema, draft 2020-12 as in OpenAPI 3.1. */
export type JsonSchema = Record<string, unknown>;

/** Schemas of an operation. */
export interface OperationSchema {
  querystring: JsonSchema;
  body?: JsonSchema;
  response: JsonSchema;
}
