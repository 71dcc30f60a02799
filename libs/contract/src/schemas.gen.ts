// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { JsonSchema, OperationSchema } from './json-schema/jsonSchema.ts';
import type { OperationId } from './operations.gen.ts';
import { cartDefinitions, cartSchemas } from './schemas/cart.gen.ts';
import { commonDefinitions } from './schemas/common.gen.ts';
import { identityDefinitions, identitySchemas } from './schemas/identity.gen.ts';
import { marketplaceDefinitions, marketplaceSchemas } from './schemas/marketplace.gen.ts';
import { promoterDefinitions, promoterSchemas } from './schemas/promoter.gen.ts';
import { shellDefinitions, shellSchemas } from './schemas/shell.gen.ts';
import { streamingDefinitions, streamingSchemas } from './schemas/streaming.gen.ts';
import { tokenAssignmentDefinitions, tokenAssignmentSchemas } from './schemas/token-assignment.gen.ts';

export type { JsonSchema, OperationSchema } from './json-schema/jsonSchema.ts';

/** The shared schemas; operation schemas refer to them as `foyer#/definitions/Name`. */
export const sharedSchemas: JsonSchema = {
  $id: 'foyer',
  definitions: {
    ...cartDefinitions,
    ...commonDefinitions,
    ...identityDefinitions,
    ...marketplaceDefinitions,
    ...promoterDefinitions,
    ...shellDefinitions,
    ...streamingDefinitions,
    ...tokenAssignmentDefinitions,
  },
};

export const operationSchemas: Record<OperationId, OperationSchema> = {
  ...cartSchemas,
  ...identitySchemas,
  ...marketplaceSchemas,
  ...promoterSchemas,
  ...shellSchemas,
  ...streamingSchemas,
  ...tokenAssignmentSchemas,
};
