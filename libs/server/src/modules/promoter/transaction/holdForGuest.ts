import type {
  CartSelection,
  Locale,
  PromoterGuest,
  PromoterLine,
  PromoterPayment,
  PromoterPaymentKind,
} from '@foyer/contract';
import { normaliseEmailAddress, parseBirthDate } from '@foyer/util';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import type { Site } from '../../../platform/hosts/sites.ts';
import type { InTransaction } from '../../../platform/http/withTransaction.ts';
import { mailHostOf } from '../../../platform/mail/mailSite.ts';
import type { Platform } from '../../../platform/platform.ts';
import { minutes } from '../../../platform/time/units.ts';
import { buyerFacts } from '../../../sale/cart/buyerFacts.ts';
import { openCommitment, type CommitmentKey } from '../../../sale/commitment/commitmentRepository.ts';
import { readSaleSnapshot } from '../../../sale/cart/saleSnapshot.ts';
import { accountOfGuest, inviteGuest } from '../../../sale/guest/guestAccount.ts';
import type { SeatSearch } from '../../../sale/inventory/seatSearch.ts';
import { lockBuyer } from '../../../sale/limit/buyerRepository.ts';
import { checkAge } from '../../../sale/limit/checkAge.ts';
import { accessQuantity, checkSelections, checkWindows } from '../../../sale/limit/selectionRules.ts';
import { currentFacts, type SaleFacts } from '../../../sale/offer/saleFacts.ts';
import { checkPrice } from '../../../sale/purchase/paymentOrder.ts';
import { findEngagement, hasEnded, type EngagementRow } from '../engagement/engagementRepository.ts';
import { isForPromoters } from '../inventory/readInventory.ts';
import { holdLines, StartOver } from '../../../sale/hold/holdLines.ts';
import { countOfGuest, insertPromoterSale, promoterSaleKind } from './promoterSaleRepository.ts';

/** What a promoter sells, to whom, and what was paid. */
export interface SaleOrder {
  eventId: string;
  lines: readonly PromoterLine[];
  guest: PromoterGuest;
  payment: PromoterPayment;
}

/** Promoter who sells, on a site. */
export interface Selling {
  platform: Platform;
  promoterId: string;
  /** Of the caller; the guest's, if the order has none. */
  locale: Locale;
  site: Site;
  /** Hash of the call's key. */
  requestKey: Buffer;
}

/** Until the payment has begun, which is at once. */
const holdMs = minutes(5);

/** Offers of the engagement, sold from its allotment. */
export function offersOf(
  { offers }: SaleFacts,
  { allotmentId }: Pick<EngagementRow, 'allotmentId'>,
): SaleFacts['offers'] {
  const own = [...offers.values()].filter(isForPromoters);
  return new Map(own.map((offer) => [offer.offerGroupId, { ...offer, allotmentId }]));
}

export const selectionsOf = (lines: readonly PromoterLine[]): CartSelection[] =>
  lines.map((line, at) => ({ ...line, cartGuid: `promoter-line-${at + 1}` }));

export const wordOf = (name: string | undefined): string | undefined => name?.trim() || undefined;

async function openAccount(
  { platform, tx, now, locale }: Selling & InTransaction,
  { emailAddress, birthDate, ...guest }: PromoterGuest,
): Promise<{ userId: string; isPartial: boolean }> {
  if (birthDate !== undefined && !parseBirthDate(birthDate))
    throw failure('invalidRequest', { field: 'birthDate' });
  const known = {
    emailAddress: normaliseEmailAddress(emailAddress),
    locale: guest.locale ?? locale,
    firstName: wordOf(guest.firstName),
    lastName: wordOf(guest.lastName),
    birthDate,
  };
  return accountOfGuest(platform, tx, known, now);
}

/**
 * Refuses what the engagement does not allow.
 * @throws Failure engagementEnded, paymentKindNotAllowed, notFound without stock
 */
export function checkTerms(engagement: EngagementRow, paymentKind: PromoterPaymentKind, now: Date): void {
  if (hasEnded(engagement, now)) throw failure('engagementEnded');
  if (!engagement.paymentKinds.includes(paymentKind)) throw failure('paymentKindNotAllowed');
  found(engagement.allotmentId);
}

/**
 * Holds what a guest has paid a promoter for, from the promoter's allotment, in the guest's name.
 * @returns the commitment and its guest
 * @throws Failure; StartOver: the caller starts over
 */
export async function holdForGuest(
  context: Selling & InTransaction,
  order: SaleOrder,
  search: SeatSearch,
): Promise<CommitmentKey & { userId: string }> {
  const { platform, tx, now, promoterId, site, locale, requestKey } = context;
  const { eventId, payment, guest } = order;
  const facts = found(await currentFacts(platform, tx, { eventId, scope: site }));
  if (!facts.event.published) throw failure('notFound');
  const engagement = found(await findEngagement(tx, { eventId, userId: promoterId }));
  checkTerms(engagement, payment.paymentKind, now);
  if ((payment.paymentKind === 'card') !== (payment.reference !== undefined))
    throw failure('invalidRequest', { field: 'reference' });
  const { userId, isPartial } = await openAccount(context, guest);
  await lockBuyer(tx, { eventId, userId });
  const seatCodes = order.lines.flatMap((line) => line.seatCodes ?? []);
  const snapshot = found(await readSaleSnapshot(tx, { eventId, userId, seatCodes }));
  const buyer = await buyerFacts(tx, { eventId, userId }, { ...snapshot, cart: undefined });
  const lines = checkSelections(selectionsOf(order.lines), offersOf(facts, engagement), buyer);
  checkWindows(lines, { status: facts.event.status, now });
  const most = engagement.mostPerGuest;
  const quantity = accessQuantity(lines);
  const guestAddress = normaliseEmailAddress(guest.emailAddress);
  if (
    most !== null &&
    (await countOfGuest(tx, { eventId, promoterId, userId, guestAddress })) + quantity > most
  )
    throw failure('promoterGuestLimit', { limit: most });
  await checkAge(tx, userId, { event: facts.event, offers: lines.map(({ offer }) => offer) });

  const key = { eventId, commitmentId: platform.newId(), holdId: platform.newId() };
  const heldUntil = new Date(now.getTime() + holdMs);
  const siteHost = mailHostOf(site);
  const counter = { paymentType: 'Cash' as const, takenBy: promoterId };
  const parts = { facts, lines, key, heldUntil, seats: snapshot.seats, previous: [], firstHeldAt: now };
  await holdLines({ platform, tx, now, locale, search }, parts, async ({ quote }) => {
    checkPrice(quote.total, { eventId, acceptedTotal: payment.amount, counter, commitment: key });
    await openCommitment(tx, {
      ...key,
      ...{ kind: promoterSaleKind, userId, quantity, heldUntil },
      siteHost: siteHost ?? undefined,
    });
  });
  const isFirst = await insertPromoterSale(tx, {
    ...{ eventId, commitmentId: key.commitmentId, promoterId, requestKey },
    paymentKind: payment.paymentKind,
    guestAddress,
    guestFirstName: wordOf(guest.firstName) ?? null,
    guestLastName: wordOf(guest.lastName) ?? null,
  });
  if (!isFirst) throw new StartOver();
  if (isPartial)
    await platform.jobs.add(
      tx,
      inviteGuest,
      { userId, siteHost, eventId },
      { dedupeKey: `guest:${key.commitmentId}` },
    );
  return { eventId, commitmentId: key.commitmentId, userId };
}
