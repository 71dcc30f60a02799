import type { OperationId } from '@foyer/contract';
import { operationSchemas, sharedSchemas } from '@foyer/contract/schemas';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

/** Validators of answers against the contract. */
export interface AnswerCheck {
  /** Returns how a body differs from the operation's declared answer; undeclared fields are errors. */
  problemOf: (operationId: OperationId, body: unknown) => string | undefined;
  isErrorResponse: (body: unknown) => boolean;
}

/** Creates validators, compiled at their first use. */
export function createAnswerCheck(): AnswerCheck {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(sharedSchemas);
  const compiled = new Map<OperationId, ValidateFunction>();
  const validatorOf = (operationId: OperationId): ValidateFunction => {
    const validate = compiled.get(operationId) ?? ajv.compile(operationSchemas[operationId].response);
    compiled.set(operationId, validate);
    return validate;
  };
  const isErrorResponse = ajv.compile({ $ref: `${String(sharedSchemas['$id'])}#/definitions/ErrorResponse` });
  return {
    isErrorResponse: (body) => isErrorResponse(body),
    problemOf: (operationId, body) => {
      const validate = validatorOf(operationId);
      return validate(body) ? undefined : `differs from the contract: ${ajv.errorsText(validate.errors)}`;
    },
  };
}
