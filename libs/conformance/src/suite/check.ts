import type { OperationId } from '@foyer/contract';
import type { Suite } from './suite.ts';

/** Case of a part: one property of one operation. */
export interface ConformanceCheck {
  operationId: OperationId;
  name: string;
  /** Returns the problems; empty if the server conforms. */
  run: (suite: Suite) => Promise<string[]>;
}

/** Creates a check per operation; `name` follows the operation's id. */
export const checksOf = (
  operationIds: readonly OperationId[],
  name: string,
  run: (operationId: OperationId, suite: Suite) => Promise<string[]>,
): ConformanceCheck[] =>
  operationIds.map((operationId) => ({
    operationId,
    name: `${operationId} ${name}`,
    run: (suite) => run(operationId, suite),
  }));
