import { sharedSchemas } from '@foyer/contract/schemas';
import { Ajv, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { FastifyRouteSchemaDef, FastifyValidationResult } from 'fastify/types/schema.js';

const options: Options = { removeAdditional: false, useDefaults: true, strict: false, allErrors: false };

/** Creates validators with the contract's shared schemas. */
export function createAjv(extra: Options = {}): Ajv {
  const ajv = new Ajv({ ...options, ...extra });
  addFormats(ajv);
  ajv.addSchema(sharedSchemas);
  return ajv;
}

/** Compiles a validator at its first use, since compiling some two hundred operations would slow down the start. */
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

/** Validators shared by all servers of the process; their only state is compiled schemas. */
const sharedValidators = (): { strict: Ajv; reading: Ajv } =>
  (shared ??= { strict: createAjv({ coerceTypes: false }), reading: createAjv({ coerceTypes: 'array' }) });

/** Installs the validators. URL parameters are text and coerced to numbers, booleans and lists; bodies are not. */
export function installValidators(app: FastifyInstance): void {
  const { strict, reading } = sharedValidators();
  app.setValidatorCompiler(({ schema, httpPart }: FastifyRouteSchemaDef<FastifySchema>) =>
    compiledLater(httpPart === 'body' ? strict : reading, schema),
  );
}
