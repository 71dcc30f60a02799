import { operations, type OperationId } from '@foyer/contract';
import { fieldsOf, nameOf, type InputField } from '../contract/inputs.ts';
import type { FieldMaker, NounMakers } from '../makers/shared/nounMakers.ts';
import { makersByDomain } from '../makers/makersByDomain.ts';
import type { Owner } from '../world/owner.ts';

/** Returns the makers of an operation's noun. */
export function makersOf(operationId: OperationId): NounMakers {
  const { domain, noun } = operations[operationId];
  return (makersByDomain[domain] as Readonly<Record<string, NounMakers>>)[noun]!;
}

/** Finds the maker of a field and the name under which its value is kept. */
function findMaker(operationId: OperationId, name: string): { key: string; maker: FieldMaker } | undefined {
  const { fields = {} } = makersOf(operationId);
  const key = [`${operationId}.${name}`, name].find((each) => Object.hasOwn(fields, each));
  const { domain, noun } = operations[operationId];
  return key === undefined ? undefined : { key: `${domain}/${noun}.${key}`, maker: fields[key]! };
}

/** Makes the value of a field, the same one at every call; `undefined` if the schema's example is enough. */
export function makeValue(
  owner: Owner,
  operationId: OperationId,
  name: string,
): Promise<unknown> | undefined {
  const found = findMaker(operationId, name);
  const { make } = found?.maker ?? {};
  return found && make && owner.once(found.key, () => make(owner));
}

const pointerNames = /(id|ids|token|secret|string|guid|cursor)$/i;
const pointerSchemas = ['Id', 'PurchaseToken', 'LinkToken', 'Cursor', 'CartGuid'];
const isPointer = (field: InputField): boolean =>
  pointerSchemas.includes(field.shared ?? '') || pointerNames.test(nameOf(field));

/** Names of an operation's fields that refer to objects. */
export const pointersOf = (operationId: OperationId): string[] => [
  ...new Set(fieldsOf(operationId).filter(isPointer).map(nameOf)),
];

/** Returns what a field of an operation refers to; `undefined` without a maker. */
export const referentOf = (operationId: OperationId, name: string): FieldMaker['refersTo'] | undefined =>
  findMaker(operationId, name)?.maker.refersTo;

/** Lists the makers that an operation lacks: one for every field that refers to an object. */
export const missingMakers = (operationId: OperationId): string[] =>
  pointersOf(operationId)
    .filter((name) => referentOf(operationId, name) === undefined)
    .map((name) => {
      const { domain, noun } = operations[operationId];
      return `${operationId}.${name} has no maker: add one for ${noun} to the makers of ${domain}`;
    });
