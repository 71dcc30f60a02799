import type { OrderPayment } from '@foyer/contract';
import type { Platform } from '../../platform/platform.ts';
import type { Randomness } from '../../platform/security/randomness.ts';
import type { Charge } from '../charge/charge.ts';
import { pairWithCredits } from '../cart/credit.ts';
import { orderCharges } from '../charge/orderCharges.ts';
import { makeEntrySecret } from '../token/entrySecret.ts';
import type { NewToken } from '../token/tokenRepository.ts';
import type { HeldSeat } from '../inventory/seatHoldRepository.ts';
import { presentMinimumAge } from '../limit/agePolicy.ts';
import type { OfferFacts } from '../offer/offerFacts.ts';
import type { SaleFacts } from '../offer/saleFacts.ts';
import { entryRows, type LedgerEntry } from '../ledger/ledgerRepository.ts';
import { chargePostings, paymentPostings } from '../ledger/salePostings.ts';
import { accessLines } from '../cart/acceptedSale.ts';
import type { SoldLine } from '../cart/cartLineForm.ts';
import { isAtCounter } from '../payment/counterPayment.ts';
import type { PayingCard } from '../payment/attemptSnapshot.ts';
import type { CapturedPayment, OrderDraft } from '../order/draftedOrder.ts';
import { newTokenRows } from '../order/newTokenRows.ts';
import type { OrderRow } from '../order/orderRepository.ts';
import { sendReceiptJob } from '../order/mail/receiptMail.ts';

/** Crockford's alphabet, without letters that are easily confused when read aloud. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 9;

/**
 * Creates an order number for people: three groups of three characters, 45 random bits, so that it can't be guessed.
 */
function makeOrderNumber(randomness: Randomness): string {
  const signs = [...randomness(length)].map((byte) => letters[byte & 31]);
  return signs.join('').replace(/(.{3})(?=.)/g, '$1-');
}

/** Input of an order draft. */
export interface OrderParts {
  platform: Platform;
  /** Database time. */
  now: Date;
  facts: SaleFacts;
  payment: CapturedPayment;
  card: PayingCard | undefined;
  /** Seats of the commitment. */
  seats: readonly HeldSeat[];
}

/** What a receipt shows of a payment; undefined for what was free. */
function receiptPayment({ payment, card }: OrderParts): OrderPayment | undefined {
  const { paymentType, transactionId } = payment;
  if (paymentType === 'Free') return undefined;
  return { paymentType, transactionId, ...(card ? { brand: card.brand, lastFour: card.lastFour } : {}) };
}

function tokensOf(
  { platform, facts: { event }, payment }: OrderParts,
  line: SoldLine,
  offer: OfferFacts,
  orderId: string,
): Omit<NewToken, 'upgradesId'>[] {
  const seats = line.seats.values();
  // Nobody takes back on request what a fan has sold.
  const resold = payment.sale.sellers?.[line.cartGuid] ? { refund: 'none' as const } : {};
  return payment.sale.units[line.cartGuid]!.map(({ ageGroup, partNumber, paid }) => {
    const tokenId = platform.newId();
    const part = offer.parts.find((each) => each.partNumber === partNumber);
    return {
      eventId: event.eventId,
      tokenId,
      orderId,
      cartGuid: line.cartGuid,
      offerGroupId: line.offerGroupId,
      inventoryItemId: part?.inventoryItemId ?? line.inventoryItemId,
      ownerId: payment.userId,
      holderId: payment.userId,
      seating: part?.seating ?? line.seating,
      seatCode: part ? null : (seats.next().value?.seatCode ?? null),
      attendance: (part ?? offer).attendance,
      ageGroup,
      paidAmount: paid,
      paidCurrency: payment.currency,
      policy: {
        ...event.policy,
        ...(offer.resaleBlocked ? { resale: 'forbidden' as const } : {}),
        ...resold,
        ...presentMinimumAge(event, offer),
      },
      entrySecret: makeEntrySecret(platform, tokenId),
    };
  });
}

function chargesOf({ facts, payment }: OrderParts, tokens: readonly NewToken[]): Charge[] {
  const { clientId, locationId } = facts.event;
  // At a counter there is no provider, and an organisation that collects the money itself pays its own.
  const hasProvider = payment.settledBy === null && !isAtCounter(payment.paymentType);
  const gateway = hasProvider ? payment.gateway : null;
  const parties = { clientId, locationId, gateway, promoterId: payment.sale.promoterId };
  return orderCharges({ sale: payment.sale, tokens, offers: facts.offers, parties });
}

function entriesOf({ facts, payment }: OrderParts, orderId: string, charges: Charge[]): LedgerEntry[] {
  const { eventId } = facts.event;
  const { currency, userId: buyerId, paymentId, amount } = payment;
  return [
    {
      kind: 'order',
      subjectKind: 'order',
      subjectId: orderId,
      dedupeKey: `order:${orderId}`,
      eventId,
      currency,
      postings: chargePostings(charges, buyerId),
    },
    {
      kind: 'payment',
      subjectKind: 'payment',
      subjectId: paymentId,
      dedupeKey: `payment:${paymentId}`,
      eventId,
      currency,
      postings: paymentPostings(amount, { ...payment, buyerId }),
    },
  ];
}

function orderOf({ platform, now, payment }: OrderParts, orderId: string): OrderRow {
  const { sale, currency, locale, shippingAddress, paymentId, userId, eventId, commitmentId } = payment;
  return {
    orderId,
    orderNumber: makeOrderNumber(platform.randomness),
    eventId,
    userId,
    commitmentId,
    paymentId,
    currency,
    quote: sale.quote,
    shippingAddress,
    locale,
    createdAt: now,
    siteHost: sale.siteHost ?? null,
    affiliateCode: sale.affiliateCode,
    answers: sale.answers ?? [],
    invoiceTo: sale.invoiceTo ?? null,
  };
}

/** Drafts the order of a captured payment: order, tokens with their secrets, charges, ledger entries, mail. */
export function draftOrder(parts: OrderParts): OrderDraft {
  const { platform, now, facts, payment, seats } = parts;
  const { sale, userId, eventId, commitmentId } = payment;
  const orderId = platform.newId();
  const made = accessLines(sale).flatMap((line) =>
    tokensOf(parts, line, facts.offers.get(line.offerGroupId)!, orderId),
  );
  const tokens = pairWithCredits(made, sale.credits);
  const charges = chargesOf(parts, tokens);
  return {
    record: {
      order: orderOf(parts, orderId),
      lines: sale.lines.map((line) => ({ ...line, lineId: payment.lineIds[line.cartGuid]! })),
      payment: receiptPayment(parts),
      tokens: newTokenRows(tokens, { facts, seats, createdAt: now }),
      creditNotes: [],
      shipment: payment.shippingAddress ? { state: 'toShip' } : undefined,
      sectionNames: facts.sectionNames,
    },
    payment,
    tokens,
    charges,
    entries: entryRows(platform.newId, entriesOf(parts, orderId, charges)),
    jobs: [
      platform.jobs.rowOf(sendReceiptJob, { orderId, userId }, { dedupeKey: orderId }),
      ...platform.jobs.rowsOf('orderPaid', { eventId, orderId, commitmentId, userId }, orderId),
      ...Object.keys(sale.sellers ?? {}).flatMap((cartGuid) => {
        const lineId = payment.lineIds[cartGuid]!;
        return platform.jobs.rowsOf('listingSold', { eventId, lineId }, lineId);
      }),
    ],
  };
}
