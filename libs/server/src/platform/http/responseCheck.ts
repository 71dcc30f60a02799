import type { OperationId } from '@foyer/contract';
import { operationSchemas } from '@foyer/contract/schemas';
import type { Ajv, ValidateFunction } from 'ajv';
import { createAjv } from './validation.ts';

let shared: Ajv | undefined;
const compiled = new Map<OperationId, ValidateFunction>();

/**
 * Checks answers against the contract as strictly as requests: an undeclared field is an error instead of being
 * dropped. On in tests and in development.
 */
export function createResponseCheck(): (operationId: OperationId, result: unknown) => void {
  const ajv = (shared ??= createAjv({ useDefaults: false, allErrors: true }));
  return (operationId, result) => {
    let validate = compiled.get(operationId);
    if (!validate) {
      validate = ajv.compile(operationSchemas[operationId].response);
      compiled.set(operationId, validate);
    }
    // Validates the JSON as sent: dates as strings, undefined fields omitted.
    if (validate(JSON.parse(JSON.stringify(result ?? null)))) return;
    throw new Error(
      `The answer of ${operationId} is not what the contract says: ${ajv.errorsText(validate.errors)}`,
    );
  };
}
