import type { ListingToken, Locale, Money, SecondaryMarketplace, SellableToken } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import { presentPermission } from '../../../platform/http/access/permission.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withUnpublished, type EventScope } from '../../../sale/event/eventScope.ts';
import { readSummaries } from '../../../sale/event/eventSummaries.ts';
import {
  expiryChoices,
  highestPrice,
  lowestPrice,
  maySell,
  payoutBy,
} from '../../../sale/listing/listingPolicy.ts';
import { findSellable, type SellableRow } from '../../../sale/listing/sellableRepository.ts';
import { readSectionNames } from '../../../sale/offer/offerRepository.ts';
import { currentFacts, rulesIn } from '../../../sale/offer/saleFacts.ts';
import { organiserShareOf } from '../../../sale/pricing/priceResale.ts';
import type { PriceRules } from '../../../sale/pricing/priceRules.ts';
import { presentPlace } from './listingPresenter.ts';

/** Seller, and where they are. */
export interface Selling {
  platform: Platform;
  now: Date;
  userId: string;
  scope: EventScope;
  locale: Locale;
}

/** Reads the fees of an event and its times. */
export async function rulesOf(
  { platform, scope, locale }: Selling,
  db: Queryable,
  eventId: string,
): Promise<{ rules: PriceRules; startsAt: Date; endsAt: Date | null }> {
  const facts = found(await currentFacts(platform, db, { eventId, scope: withUnpublished(scope) }));
  const times = await db
    .selectFrom('event')
    .select(['startsAt', 'endsAt'])
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  return { rules: rulesIn(facts, locale), ...times };
}

function presentSellable(
  token: SellableRow,
  { userId, now, place }: { userId: string; now: Date; place: ListingToken },
): SellableToken {
  const { tokenId, offerGroupId, state, face, currency, groupTokenIds } = token;
  const money = (amount: number): Money => ({ amount, currency });
  const highest = highestPrice(token);
  return {
    ...place,
    tokenId,
    offerGroupId,
    state,
    face: money(face),
    minimum: money(lowestPrice(currency)),
    ...(highest === undefined ? {} : { maximum: money(highest) }),
    groupTokenIds,
    sell: presentPermission(maySell(token, { userId, now })),
  };
}

/** Tells what a person can sell of an event, and under which rules [C7.61d]. @throws notFound for who has nothing of it */
export async function readMarketplace(
  selling: Selling,
  db: Queryable,
  eventId: string,
): Promise<SecondaryMarketplace> {
  const { userId, now, scope, locale } = selling;
  const tokens = await findSellable(db, { eventId, userId, scope });
  if (tokens.length === 0) throw failure('notFound');
  const { rules, startsAt, endsAt } = await rulesOf(selling, db, eventId);
  const events = await readSummaries(db, [eventId], { scope: withUnpublished(scope), locale });
  const names = await readSectionNames(db, eventId);
  return {
    event: found(events.get(eventId)),
    tokens: tokens.map((token) =>
      presentSellable(token, { userId, now, place: presentPlace(token, names, locale) }),
    ),
    organiserSharePpm: organiserShareOf(rules),
    expiryHours: expiryChoices(startsAt, now),
    payoutBy: payoutBy({ startsAt, endsAt }).toISOString(),
    serverTime: now.toISOString(),
  };
}
