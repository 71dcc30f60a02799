import type { OperationId } from '@foyer/contract';
import { operationSchemas } from '@foyer/contract/schemas';
import type { Ajv, ValidateFunction } from 'ajv';
import { createAjv } from './validation.ts';

let shared: Ajv | undefined;
const compiled = new Map<OperationId, ValidateFunction>();

/**
 * Holds answers against the contract, as strictly as requests: a field that the contract does not name is a
 * mistake and not only left out. On in tests and in development.
 */
export function createResponseCheck(): (operationId: OperationId, result: unknown) => void {
  const ajv = (shared ??= createAjv({ useDefaults: false, allErrors: true }));
  return (operationId, result) => {
    let validate = compiled.get(operationId);
    if (!validate) {
      validate = ajv.compile(operationSchemas[operationId].response);
      compiled.set(operationId, validate);
    }
    // What will be on the wire: dates as texts, nothing where undefined was.
    if (validate(JSON.parse(JSON.stringify(result ?? null)))) return;
    throw new Error(
      `The answer of ${operationId} is not what the contract says: ${ajv.errorsText(validate.errors)}`,
    );
  };
}
