import { operations, type MemberRight, type OperationId } from '@foyer/contract';

/** Scope in which an operation acts for an organisation or a promoter, as in the contract's `x-right`. */
interface ScopedRight {
  /** Right of a member of the organisation; absent for operations of promoters. */
  right?: MemberRight;
  /** Field that names the scope; `caller` for what is about all events that a promoter sells. */
  scope: 'caller' | 'clientId' | 'eventId';
}

/** Returns the right that an operation needs; undefined for one that acts for its caller alone. */
export const rightOf = (operationId: OperationId): ScopedRight | undefined =>
  (operations[operationId] as { right?: ScopedRight }).right;
