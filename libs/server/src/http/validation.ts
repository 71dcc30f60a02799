import { sharedSchemas } from '@foyer/contract/schemas';
import { Ajv, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { FastifyRouteSchemaDef } from 'fastify/types/schema.js';

const options: Options = { removeAdditional: false, useDefaults: true, strict: false, allErrors: false };

/** Validators over the shared schemas of the contract. */
export function createAjv(extra: Options = {}): Ajv {
  const ajv = new Ajv({ ...options, ...extra });
  addFormats(ajv);
  ajv.addSchema(sharedSchemas);
  return ajv;
}

/** An address carries texts alone, so they are read as numbers, booleans and lists; a body says what it means. */
export function installValidators(app: FastifyInstance): void {
  const strict = createAjv({ coerceTypes: false });
  const reading = createAjv({ coerceTypes: 'array' });
  app.setValidatorCompiler(({ schema, httpPart }: FastifyRouteSchemaDef<FastifySchema>) =>
    (httpPart === 'body' ? strict : reading).compile(schema),
  );
}
