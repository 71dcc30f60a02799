import type {
  CommissionRule,
  EventSummary,
  Locale,
  PromoterEngagement,
  PromoterEvent,
  PromoterEventList,
  PromoterInventory,
  PromoterItem,
  PromoterMoney,
  PromoterStock,
} from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { readDatabaseTime } from '../../../platform/database/databaseClock.ts';
import { found } from '../../../platform/http/answers/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';
import { readSummaries } from '../../../sale/event/eventSummaries.ts';
import type { OfferFacts } from '../../../sale/offer/offerFacts.ts';
import { currentFacts, rulesIn, type SaleFacts } from '../../../sale/offer/saleFacts.ts';
import { priceItem } from '../../../sale/pricing/priceItem.ts';
import {
  findEngagement,
  hasEnded,
  listEngagedEvents,
  type CommissionRow,
} from '../engagement/engagementRepository.ts';
import { readPromoterBooks, type PromoterBalance } from '../engagement/promoterBooks.ts';
import { readPromoterStock, sumStock, type ItemStock } from '../engagement/promoterStock.ts';

/** Promoter who asks, and the events that the site of the request reaches. */
interface Asking {
  platform: Platform;
  userId: string;
  scope: EventScope;
  locale: Locale;
}

function moneyOf(balances: readonly PromoterBalance[], { eventId, currency }: EventSummary): PromoterMoney {
  const own = balances.find((each) => each.eventId === eventId && each.currency === currency);
  return {
    commissionEarned: { amount: own?.commission ?? 0, currency },
    cashOwed: { amount: own?.cash ?? 0, currency },
  };
}

const presentEvent = (
  event: EventSummary,
  { stock, balances }: { stock: readonly ItemStock[]; balances: readonly PromoterBalance[] },
): PromoterEvent => ({
  event,
  stock: sumStock(stock.filter(({ eventId }) => eventId === event.eventId)),
  money: moneyOf(balances, event),
});

/** Lists the published events that a promoter sells, with stock and money [C7.27]. */
export async function readPromoterEvents({
  platform,
  userId,
  scope,
  locale,
}: Asking): Promise<PromoterEventList> {
  const db = platform.database.query;
  const eventIds = await listEngagedEvents(db, userId);
  const [summaries, stock, balances] = await Promise.all([
    readSummaries(db, eventIds, { scope, locale }),
    readPromoterStock(db, { userId }),
    readPromoterBooks(db, userId),
  ]);
  const events = eventIds.flatMap((eventId) => summaries.get(eventId) ?? []);
  return { events: events.map((event) => presentEvent(event, { stock, balances })) };
}

async function readSummary(db: Queryable, eventId: string, asking: Asking): Promise<EventSummary> {
  return found((await readSummaries(db, [eventId], asking)).get(eventId));
}

/** Returns stock and money of a promoter for an event [C7.27]. @throws Failure notFound */
export async function readPromoterOverview(asking: Asking, eventId: string): Promise<PromoterEvent> {
  const db = asking.platform.database.query;
  const { userId } = asking;
  const event = await readSummary(db, eventId, asking);
  const [stock, balances] = await Promise.all([
    readPromoterStock(db, { userId, eventId }),
    readPromoterBooks(db, userId),
  ]);
  return presentEvent(event, { stock, balances });
}

const presentRule = (
  { paymentKind, ratePpm, amount }: CommissionRow,
  { currency }: EventSummary,
): CommissionRule => ({
  ...(paymentKind === null ? {} : { paymentKind }),
  ...(ratePpm === null ? {} : { ratePpm }),
  ...(amount === null ? {} : { amount: { amount, currency } }),
});

/** Returns the terms on which a promoter sells an event [C7.27]. @throws Failure notFound */
export async function readPromoterTerms(asking: Asking, eventId: string): Promise<PromoterEngagement> {
  const db = asking.platform.database.query;
  const event = await readSummary(db, eventId, asking);
  const terms = found(await findEngagement(db, { eventId, userId: asking.userId }));
  return {
    event,
    paymentKinds: terms.paymentKinds,
    commission: terms.commission.map((rule) => presentRule(rule, event)),
    ...(terms.mostPerGuest === null ? {} : { mostPerGuest: terms.mostPerGuest }),
    ...(terms.endsAt === null
      ? {}
      : { endsAt: terms.endsAt.toISOString(), hasEnded: hasEnded(terms, await readDatabaseTime(db)) }),
  };
}

/** Tells whether an offer is one that promoters sell: single {product} of a sale at fixed prices that is open to all. */
export const isForPromoters = ({
  marketplaceType,
  category,
  code,
  packageId,
  minAmount,
}: Pick<OfferFacts, 'marketplaceType' | 'category' | 'code' | 'packageId' | 'minAmount'>): boolean =>
  marketplaceType === 'purchase' &&
  category === 'EVENT_ACCESS' &&
  code === null &&
  packageId === null &&
  minAmount === null;

function presentItem(
  offer: OfferFacts,
  { facts, stock, locale }: { facts: SaleFacts; stock: PromoterStock; locale: Locale },
): PromoterItem {
  const { offerGroupId, category, seating, marketplaceType, facePrice: face } = offer;
  const { allotted, left, pending, sold } = stock;
  return {
    ...{ offerGroupId, category, seating },
    name: inLocale(offer.names, locale),
    price: priceItem({ face, category, marketplaceType }, rulesIn(facts, locale)),
    stock: { allotted, left, pending, sold },
  };
}

/** Lists the offers that a promoter can sell of an event, cheapest first [C7.27]. @throws Failure notFound */
export async function readPromoterInventory(asking: Asking, eventId: string): Promise<PromoterInventory> {
  const { platform, userId, scope, locale } = asking;
  const db = platform.database.query;
  const facts = found(await currentFacts(platform, db, { eventId, scope }));
  const stock = await readPromoterStock(db, { userId, eventId });
  const ofItem = new Map(stock.map((each) => [each.inventoryItemId, each]));
  const items = [...facts.offers.values()]
    .filter(isForPromoters)
    .sort(
      (left, right) => left.facePrice - right.facePrice || (left.offerGroupId < right.offerGroupId ? -1 : 1),
    )
    .flatMap((offer) => {
      const own = ofItem.get(offer.inventoryItemId);
      return own ? [presentItem(offer, { facts, stock: own, locale })] : [];
    });
  return { eventId, items };
}
