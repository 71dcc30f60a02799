import type { Locale, MarketOffer, Money } from '@foyer/contract';
import type { Queryable } from '../../../../platform/database/transactionScope.ts';
import { found } from '../../../../platform/http/answers/failure.ts';
import { presentPermission } from '../../../../platform/http/access/permission.ts';
import { inLocale } from '../../../../platform/texts/inLocale.ts';
import { withUnpublished, type EventScope } from '../../../../sale/event/eventScope.ts';
import { readSummaries } from '../../../../sale/event/eventSummaries.ts';
import { mayChangeBid } from '../core/marketOfferPolicy.ts';
import { listOffers, type MarketOfferKey, type MarketOfferRow } from '../core/marketOfferRepository.ts';

/** Reader of bids. */
interface BidReader {
  scope: EventScope;
  locale: Locale;
  now: Date;
}

/** State of a bid as its fan sees it: a payment that has arrived is one, also before the bid says so. */
function shownState({ state, phase }: MarketOfferRow): MarketOffer['state'] {
  if (state !== 'matched') return state;
  return phase === 'paid' ? 'claimed' : 'pendingPayment';
}

/** Presents bids to their fan; those of events that the scope lacks are left out. */
export async function presentMarketOffers(
  db: Queryable,
  rows: readonly MarketOfferRow[],
  { scope, locale, now }: BidReader,
): Promise<MarketOffer[]> {
  const eventIds = [...new Set(rows.map(({ eventId }) => eventId))];
  const events = await readSummaries(db, eventIds, { scope: withUnpublished(scope), locale });
  return rows.flatMap((row) => {
    const event = events.get(row.eventId);
    if (!event) return [];
    const money = (amount: number): Money => ({ amount, currency: row.currency });
    const change = presentPermission(mayChangeBid({ ...row, now }));
    const { lostReason, fixUntil, paymentMethodId } = row;
    return [
      {
        marketOfferId: row.marketOfferId,
        event,
        offerGroupId: row.offerGroupId,
        name: inLocale(row.name, locale),
        quantity: row.quantity,
        price: money(row.price),
        total: money(row.atMost),
        hoursBefore: row.hoursBefore,
        expiresAt: row.expiresAt.toISOString(),
        state: shownState(row),
        ...(lostReason === null ? {} : { lostReason }),
        ...(fixUntil === null ? {} : { fixUntil: fixUntil.toISOString() }),
        ...(paymentMethodId === null ? {} : { paymentMethodId }),
        madeAt: row.madeAt.toISOString(),
        allowed: { edit: change, cancel: change },
      },
    ];
  });
}

/** Presents a bid of a user. @throws Failure notFound */
export async function presentOwnOffer(
  db: Queryable,
  key: MarketOfferKey & { userId: string },
  reader: BidReader,
): Promise<MarketOffer> {
  const [offer] = await presentMarketOffers(db, await listOffers(db, key, 1), reader);
  return found(offer);
}
