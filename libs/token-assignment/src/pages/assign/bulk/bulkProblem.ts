import { totalOf, type RecipientProblem, type Recipients } from '../../../model/recipients.ts';

/** Why recipients can't be sent to. */
export type BulkProblem =
  | { kind: 'wrongFormat' }
  | { kind: 'lines'; problems: readonly RecipientProblem[] }
  /** `total` is the number that fits the recipients, where there is one. */
  | { kind: 'bulkQuantityExceeds' | 'bulkNotEnoughEmails'; total?: number };

/**
 * Compares recipients with the tokens that are there and the number that is to be handed over [C5.01d, C5.01e, C5.01f].
 * @returns undefined if nothing is wrong, or nothing was entered yet
 */
export function bulkProblem(
  read: Recipients,
  { selected, available }: { selected: number; available: number },
): BulkProblem | undefined {
  if (read.kind === 'wrongFormat') return { kind: 'wrongFormat' };
  if (read.problems.length > 0) return { kind: 'lines', problems: read.problems };
  const total = totalOf(read.recipients);
  if (total > available) return { kind: 'bulkQuantityExceeds' };
  if (total > selected) return { kind: 'bulkQuantityExceeds', total };
  return total > 0 && total < selected ? { kind: 'bulkNotEnoughEmails', total } : undefined;
}
