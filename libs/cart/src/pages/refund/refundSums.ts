import type { Money, RefundItem, RefundPart } from '@foyer/contract';

/** Adds amounts of one currency. */
const plus = (left: Money, right: Money): Money => ({ ...left, amount: left.amount + right.amount });

/** Adds the parts of chosen items up by kind and code. */
export function sumParts(items: readonly RefundItem[]): RefundPart[] {
  const parts = new Map<string, RefundPart>();
  for (const part of items.flatMap((item) => item.parts)) {
    const key = `${part.kind} ${part.code}`;
    const before = parts.get(key);
    parts.set(
      key,
      before
        ? { ...before, paid: plus(before.paid, part.paid), refund: plus(before.refund, part.refund) }
        : part,
    );
  }
  return [...parts.values()];
}

/** Adds the refunds of chosen items up; undefined if there are none. */
export const sumRefunds = (items: readonly RefundItem[]): Money | undefined =>
  items
    .map(({ refund }) => refund)
    .reduce<Money | undefined>((sum, each) => (sum ? plus(sum, each) : each), undefined);
