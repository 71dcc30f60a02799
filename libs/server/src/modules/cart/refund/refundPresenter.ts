import type { Locale, PriceBreakdown, RefundCheckout, RefundItem, RefundPart } from '@foyer/contract';
import { presentPermission } from '../../../platform/http/access/permission.ts';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import type { ChargeRow } from '../../../sale/charge/chargeRepository.ts';
import { presentSummary } from '../../../sale/event/eventPresenter.ts';
import { readSectionNames } from '../../../sale/offer/offerRepository.ts';
import { wordsOfOrder } from '../../../sale/order/rewordOrder.ts';
import { leftOf } from '../../../sale/refund/refundUnits.ts';
import { presentToken } from '../../../sale/token/tokenPresenter.ts';
import { inTokenOrder } from '../../../sale/token/tokenOrder.ts';
import type { Refundable, Refundables } from './readRefundables.ts';

const shownKinds = ['face', 'discount', 'fee', 'tax'] as const;

const kindOf = ({ kind }: ChargeRow): RefundPart['kind'] =>
  shownKinds.find((each) => each === kind) ?? 'other';

/** Name of a fee or tax as on the receipt. */
function labelOf({ kind, code }: ChargeRow, { fees, taxes }: PriceBreakdown): { label?: string } {
  const named = kind === 'fee' ? fees : kind === 'tax' ? taxes : [];
  const label = named.find((each) => each.code === code)?.label;
  return label === undefined ? {} : { label };
}

/** Adds the charges of a unit up to the parts of its price. */
function partsOf(
  { unit, refund, former, order: { currency }, choiceUntil }: Refundable,
  quote: PriceBreakdown,
): RefundPart[] {
  const parts = new Map<string, RefundPart>();
  const paidBy = [
    { charges: unit.charges, refund },
    ...former.map(({ charges }) => ({
      charges,
      refund: leftOf(charges, { whole: choiceUntil !== undefined }),
    })),
  ];
  for (const { charge, back } of paidBy.flatMap(({ charges, refund: taken }) => {
    const amounts = new Map(taken.map(({ chargeNumber, amount }) => [chargeNumber, amount]));
    return charges.map((charge) => ({ charge, back: amounts.get(charge.chargeNumber) ?? 0 }));
  })) {
    const key = `${charge.kind} ${charge.code}`;
    const before = parts.get(key);
    const paid = (before?.paid.amount ?? 0) + charge.amount - charge.refundedAmount;
    const amount = (before?.refund.amount ?? 0) + back;
    parts.set(key, {
      kind: kindOf(charge),
      code: charge.code,
      ...labelOf(charge, quote),
      paid: { amount: paid, currency },
      refund: { amount, currency },
    });
  }
  // Credits take former charges of the same code off again.
  return [...parts.values()].filter(({ paid }) => former.length === 0 || paid.amount !== 0);
}

/** Presents a buyer's refundable units, each with the parts of its price [C7.37]. */
export async function presentRefundCheckout(
  db: Queryable,
  { event, refundables }: Refundables,
  { userId, locale }: { userId: string; locale: Locale },
): Promise<RefundCheckout> {
  const sectionNames = await readSectionNames(db, event.eventId);
  const reading = { readerId: userId, sectionNames, locale, now: event.now };
  const items: RefundItem[] = [];
  for (const refundable of refundables) {
    const { order, unit, permission } = refundable;
    const { quote } = await wordsOfOrder(db, order, [], locale);
    const parts = partsOf(refundable, quote);
    const money = (amount: number) => ({ amount, currency: order.currency });
    items.push({
      orderId: order.orderId,
      orderNumber: order.orderNumber,
      tokens: inTokenOrder(unit.tokens).map((token) => presentToken(token, reading)),
      parts,
      paid: money(parts.reduce((sum, { paid }) => sum + paid.amount, 0)),
      refund: money(parts.reduce((sum, { refund }) => sum + refund.amount, 0)),
      allowed: presentPermission(permission),
    });
  }
  const choiceUntil = refundables.find((each) => each.choiceUntil)?.choiceUntil;
  return {
    event: presentSummary(event, locale),
    items,
    ...(choiceUntil ? { refundUntil: choiceUntil.toISOString() } : {}),
  };
}
