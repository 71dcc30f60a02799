import { sharedSchemas } from '@foyer/contract/schemas';
import { Ajv, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { FastifyRouteSchemaDef, FastifyValidationResult } from 'fastify/types/schema.js';

const options: Options = { removeAdditional: false, useDefaults: true, strict: false, allErrors: false };

/** Validators over the shared schemas of the contract. */
export function createAjv(extra: Options = {}): Ajv {
  const ajv = new Ajv({ ...options, ...extra });
  addFormats(ajv);
  ajv.addSchema(sharedSchemas);
  return ajv;
}

/** Compiles at the first call that it is for: of some two hundred operations, a server that begins needs none yet. */
function compiledLater(ajv: Ajv, schema: FastifySchema): FastifyValidationResult {
  let compiled: ValidateFunction | undefined;
  const validate: FastifyValidationResult = (data) => {
    compiled ??= ajv.compile(schema);
    const isFine = compiled(data);
    validate.errors = compiled.errors as never;
    return isFine;
  };
  return validate;
}

let shared: { strict: Ajv; reading: Ajv } | undefined;

/** They keep nothing but what they have compiled, which all servers of a process share. */
const sharedValidators = (): { strict: Ajv; reading: Ajv } =>
  (shared ??= { strict: createAjv({ coerceTypes: false }), reading: createAjv({ coerceTypes: 'array' }) });

/** An address carries texts alone, so they are read as numbers, booleans and lists; a body says what it means. */
export function installValidators(app: FastifyInstance): void {
  const { strict, reading } = sharedValidators();
  app.setValidatorCompiler(({ schema, httpPart }: FastifyRouteSchemaDef<FastifySchema>) =>
    compiledLater(httpPart === 'body' ? strict : reading, schema),
  );
}
