import type { EventStatus } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { type Permission, allowed, refused } from '../../../platform/http/access/permission.ts';
import { readCharges } from '../../../sale/charge/chargeRepository.ts';
import { findDateChange } from '../../../sale/event-change/eventChangeRepository.ts';
import type { EventRow } from '../../../sale/event/eventRepository.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';
import { readEvent } from '../../../sale/event/eventSummaries.ts';
import { findOrdersOfBuyer, type OrderRow } from '../../../sale/order/orderRepository.ts';
import { readBoughtLines, readBoughtTokens } from '../../../sale/refund/boughtRepository.ts';
import { readFormerPayments, type FormerPayment } from '../../../sale/refund/formerPayments.ts';
import { hasChoice, mayRefund, type RefundedEvent } from '../../../sale/refund/refundPolicy.ts';
import type { TakenBack } from '../../../sale/refund/refundRepository.ts';
import { leftOf, splitUnits, type BoughtToken, type RefundUnit } from '../../../sale/refund/refundUnits.ts';
import { tokensOfOrder, type TokenRow } from '../../../sale/token/tokenRepository.ts';
import { findDisputedPayments, isFrozen } from './refundablesRepository.ts';

/** Orders that are looked at; the newest. */
const maxOrders = 50;

type OwnedRow = TokenRow & BoughtToken;

/** Unit of an order with {product}, the amounts of its refund, and whether its owner may request it. */
export interface Refundable {
  order: OrderRow;
  unit: RefundUnit<OwnedRow>;
  refund: readonly TakenBack[];
  /** What earlier payments paid for it, if it took the place of other {product}. */
  former: readonly FormerPayment[];
  permission: Permission;
  /** The event was moved: until then the whole price is refunded. */
  choiceUntil: Date | undefined;
}

export interface Refundables {
  event: EventRow;
  refundables: Refundable[];
}

/** A unit can be refunded if each of its tokens can. */
function permissionOf(unit: RefundUnit<OwnedRow>, event: RefundedEvent, now: Date): Permission {
  const each = unit.tokens.map((token) => mayRefund(token, event, now));
  return each.find((permission) => !permission.allowed) ?? allowed;
}

async function refundablesOf(
  db: Queryable,
  order: OrderRow,
  { isDisputed, now, ...event }: RefundedEvent & { isDisputed: boolean; now: Date },
): Promise<Refundable[]> {
  const [lines, bought, rows, charges] = await Promise.all([
    readBoughtLines(db, order),
    readBoughtTokens(db, order),
    tokensOfOrder(db, order.eventId, order.orderId),
    readCharges(db, order),
  ]);
  const boughtOf = new Map(bought.map((token) => [token.tokenId, token]));
  const tokens = rows.flatMap((row): OwnedRow[] => {
    const token = boughtOf.get(row.tokenId);
    if (!token) return [];
    const { lineId, hasLeft, upgradesId } = token;
    return [{ ...row, lineId, hasLeft, ...(upgradesId ? { upgradesId } : {}) }];
  });
  const former = await readFormerPayments(
    db,
    order.eventId,
    tokens.filter(({ state }) => state !== 'voided'),
  );
  const disputed = await findDisputedPayments(db, {
    eventId: order.eventId,
    paymentIds: former.map(({ paymentId }) => paymentId),
  });
  const formerOf = ({ tokens: own }: RefundUnit<OwnedRow>) =>
    former.filter(({ tokenId }) => own.some((token) => token.tokenId === tokenId));
  return splitUnits(lines, tokens, charges)
    .filter((unit) => unit.tokens.length > 0)
    .map((unit) => ({
      order,
      unit,
      refund: leftOf(unit.charges, { whole: hasChoice(event, now) }),
      former: formerOf(unit),
      permission:
        isDisputed || formerOf(unit).some(({ paymentId }) => disputed.has(paymentId))
          ? refused('paymentDisputed')
          : permissionOf(unit, event, now),
      choiceUntil: hasChoice(event, now) ? event.choiceUntil : undefined,
    }));
}

/** Reads a buyer's purchases for an event, with the amounts that can be refunded now. @throws notFound */
export async function readRefundables(
  db: Queryable,
  { eventId, userId, scope }: { eventId: string; userId: string; scope: EventScope },
): Promise<Refundables> {
  const event = await readEvent(db, eventId, scope);
  const orders = await findOrdersOfBuyer(db, { eventId, userId, limit: maxOrders });
  const change = await findDateChange(db, eventId);
  const facts = {
    status: event.status as EventStatus,
    startsAt: event.startsAt,
    isFrozen: await isFrozen(db, userId),
  };
  const paymentIds = orders.map(({ paymentId }) => paymentId);
  const disputed = await findDisputedPayments(db, { eventId, paymentIds });
  const refundables: Refundable[] = [];
  for (const order of orders) {
    // Buyers of after the change knew the date.
    const choiceUntil = change && order.createdAt < change.changedAt ? change.refundUntil : null;
    const withChoice = { ...facts, ...(choiceUntil ? { choiceUntil } : {}) };
    const isDisputed = disputed.has(order.paymentId);
    refundables.push(...(await refundablesOf(db, order, { ...withChoice, isDisputed, now: event.now })));
  }
  return { event, refundables };
}
