import { operations, type OperationId } from '@foyer/contract';

type Operations = typeof operations;

/** Noun of the contract with at least one call, as `<domain>/<noun>`. */
export type NounName = {
  [Id in OperationId]: `${Operations[Id]['domain']}/${Operations[Id]['noun']}`;
}[OperationId];

/** Returns the noun of an operation. */
export const nounOf = (operationId: OperationId): NounName => {
  const { domain, noun } = operations[operationId];
  return `${domain}/${noun}` as NounName;
};

/** Returns the file with the makers of a noun: `makers/cart/paymentMeansMakers.ts`. */
export const makerFileOf = (operationId: OperationId): string =>
  `makers/${nounOf(operationId).replace(/-([a-z])(?!.*\/)/g, (_all, letter: string) => letter.toUpperCase())}Makers.ts`;
