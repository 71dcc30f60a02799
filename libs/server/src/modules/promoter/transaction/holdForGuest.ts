import type { CartSelection, PromoterGuest, PromoterLine, PromoterPayment } from '@foyer/contract';
import { normaliseEmailAddress, parseBirthDate } from '@foyer/util';
import type { Locale } from '@foyer/contract';
import { failure, found } from '../../../platform/http/failure.ts';
import type { Site } from '../../../platform/hosts/sites.ts';
import type { InTransaction } from '../../../platform/http/withTransaction.ts';
import { mailHostOf } from '../../../platform/mail/mailSite.ts';
import type { Platform } from '../../../platform/platform.ts';
import { minutes } from '../../../platform/time/units.ts';
import { buyerFacts } from '../../../sale/commitment/buyerFacts.ts';
import {
  openCommitment,
  replaceLines,
  type CommitmentKey,
} from '../../../sale/commitment/commitmentRepository.ts';
import { quotedUnitsOf } from '../../../sale/commitment/quoteCart.ts';
import { quoteLines } from '../../../sale/commitment/saleContext.ts';
import { readSaleSnapshot, type SaleSnapshot } from '../../../sale/commitment/saleSnapshot.ts';
import type { StoredLine } from '../../../sale/commitment/storedLine.ts';
import { accountOfGuest, inviteGuest } from '../../../sale/guest/guestAccount.ts';
import { claimHold } from '../../../sale/hold/heldRepository.ts';
import { quantitiesOf, storedLine } from '../../../sale/hold/plannedLine.ts';
import { criteriaOf, planSeatsOfLines, type PlannedSeats } from '../../../sale/hold/seatPlanner.ts';
import { SeatsLost } from '../../../sale/hold/seatsLost.ts';
import type { SeatSearch } from '../../../sale/inventory/seatSearch.ts';
import { lockBuyer } from '../../../sale/limit/buyerRepository.ts';
import { checkAge } from '../../../sale/limit/checkAge.ts';
import {
  accessQuantity,
  checkSelections,
  checkWindows,
  type CheckedLine,
} from '../../../sale/limit/selectionRules.ts';
import { currentFacts, type SaleFacts } from '../../../sale/offer/saleFacts.ts';
import { checkPrice } from '../../../sale/purchase/paymentOrder.ts';
import { findEngagement, type EngagementRow } from '../engagement/engagementRepository.ts';
import { isForPromoters } from '../inventory/readInventory.ts';
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

/** Another sale took seats that were found, or another call with the same key was faster: the attempt starts over. */
export class StartOver extends Error {
  override name = 'StartOver';
}

/** Offers of the engagement, sold from its allotment. */
function offersOf({ offers }: SaleFacts, { allotmentId }: EngagementRow): SaleFacts['offers'] {
  const own = [...offers.values()].filter(isForPromoters);
  return new Map(own.map((offer) => [offer.offerGroupId, { ...offer, allotmentId }]));
}

const selectionsOf = (lines: readonly PromoterLine[]): CartSelection[] =>
  lines.map((line, at) => ({ ...line, cartGuid: `promoter-line-${at + 1}` }));

const wordOf = (name: string | undefined): string | undefined => name?.trim() || undefined;

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

interface HoldParts {
  facts: SaleFacts;
  lines: readonly CheckedLine[];
  snapshot: SaleSnapshot;
  key: CommitmentKey & { holdId: string };
}

async function planSeats(
  { tx }: InTransaction,
  { lines, snapshot, key }: HoldParts,
  search: SeatSearch,
): Promise<PlannedSeats> {
  const { eventId, holdId } = key;
  const hold = { eventId, holdId, isNew: true, previous: [], seats: snapshot.seats, search };
  return planSeatsOfLines(tx, hold, lines);
}

/** Claims seats and quantities. @throws StartOver, SeatsLost of picked seats, Failure purchaseSoldOut */
async function claim(
  { tx }: InTransaction,
  { lines, key }: HoldParts,
  { stored, seats, heldUntil }: { stored: readonly StoredLine[]; seats: PlannedSeats; heldUntil: Date },
): Promise<void> {
  const { eventId, holdId } = key;
  const picked = [...seats.picked, ...seats.found];
  const claimed = await claimHold(tx, {
    ...{ eventId, holdId, heldUntil, picked },
    pickedFrom: picked.map((code) => seats.allotments.get(code) ?? null),
    quantities: quantitiesOf(stored, []),
  });
  if (claimed.outcome === 'held') return;
  if (claimed.outcome === 'soldOut') {
    const line = lines.find(({ offer }) => offer.inventoryItemId === claimed.itemId)!;
    const { offerGroupId } = line.offer;
    const { available } = claimed;
    throw failure('purchaseSoldOut', { cartGuid: line.cartGuid, offerGroupId, available });
  }
  if (claimed.outcome !== 'seatsLost') throw new Error(`A promoter's sale was refused: ${claimed.outcome}`);
  const lost = picked.filter((code) => !claimed.seatCodes.includes(code));
  const [line] = lines.filter(({ seatCodes }) => seatCodes?.some((code) => lost.includes(code)));
  if (!line) throw new StartOver();
  const { cartGuid, quantity } = line;
  throw new SeatsLost({ cartGuid, eventId, lost, criteria: criteriaOf(line, quantity), kept: [] });
}

/**
 * Refuses what the engagement does not allow.
 * @throws Failure engagementEnded, paymentKindNotAllowed, notFound without stock
 */
function checkTerms(engagement: EngagementRow, { payment }: SaleOrder, now: Date): void {
  if (engagement.endsAt !== null && engagement.endsAt <= now) throw failure('engagementEnded');
  if (!engagement.paymentKinds.includes(payment.paymentKind)) throw failure('paymentKindNotAllowed');
  if ((payment.paymentKind === 'card') !== (payment.reference !== undefined))
    throw failure('invalidRequest', { field: 'reference' });
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
  checkTerms(engagement, order, now);
  const { userId, isPartial } = await openAccount(context, guest);
  await lockBuyer(tx, { eventId, userId });
  const seatCodes = order.lines.flatMap((line) => line.seatCodes ?? []);
  const snapshot = found(await readSaleSnapshot(tx, { eventId, userId, seatCodes }));
  const buyer = await buyerFacts(tx, { eventId, userId }, { ...snapshot, cart: undefined });
  const lines = checkSelections(selectionsOf(order.lines), offersOf(facts, engagement), buyer);
  checkWindows(lines, { status: facts.event.status, now });
  const most = engagement.mostPerGuest;
  const quantity = accessQuantity(lines);
  if (most !== null && (await countOfGuest(tx, { eventId, promoterId, userId })) + quantity > most)
    throw failure('promoterGuestLimit', { limit: most });
  await checkAge(tx, userId, { event: facts.event, offers: lines.map(({ offer }) => offer) });

  const key = { eventId, commitmentId: platform.newId(), holdId: platform.newId() };
  const parts = { facts, lines, snapshot, key };
  const seats = await planSeats(context, parts, search);
  const stored = lines.map((line) => storedLine(line, platform.newId(), seats.ofLines.get(line.cartGuid)));
  const quoted = quoteLines(facts, stored, locale, { firstHeldAt: now, discountId: null });
  const counter = { paymentType: 'Cash' as const, takenBy: promoterId };
  checkPrice(quoted.quote.total, { eventId, acceptedTotal: payment.amount, counter, commitment: key });
  const heldUntil = new Date(now.getTime() + holdMs);
  const siteHost = mailHostOf(site);
  await openCommitment(tx, {
    ...key,
    ...{ kind: promoterSaleKind, userId, quantity, heldUntil },
    siteHost: siteHost ?? undefined,
  });
  await replaceLines(
    tx,
    key,
    stored.map((line, at) => ({ ...line, quotedUnits: quotedUnitsOf(quoted.lines[at]!) })),
  );
  await claim(context, parts, { stored, seats, heldUntil });
  const isFirst = await insertPromoterSale(tx, {
    ...{ eventId, commitmentId: key.commitmentId, promoterId, requestKey },
    paymentKind: payment.paymentKind,
    guestAddress: normaliseEmailAddress(guest.emailAddress),
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
