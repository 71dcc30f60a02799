import type { Locale, PromoterSections, PromoterSectionsV1 } from '@foyer/contract';
import { readDatabaseTime } from '../../../platform/database/databaseClock.ts';
import { found } from '../../../platform/http/answers/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';
import { readSeatsOfStock, type SeatsOfStock } from '../../../sale/inventory/seatsOfStock.ts';
import { readSectionNames } from '../../../sale/offer/offerRepository.ts';
import { currentFacts, rulesIn } from '../../../sale/offer/saleFacts.ts';
import { priceItem } from '../../../sale/pricing/priceItem.ts';
import { findEngagement } from '../engagement/engagementRepository.ts';
import { readPromoterStock } from '../engagement/promoterStock.ts';
import { isForPromoters } from './readInventory.ts';

interface Asking {
  platform: Platform;
  userId: string;
  scope: EventScope;
  locale: Locale;
}

/** Offer of which the sections are asked for. */
export interface SectionQuery {
  eventId: string;
  offerGroupId: string;
  quantity?: number;
}

/** Tells where the stock of a promoter lies [C7.27m, C7.27n]. @throws Failure notFound */
export async function readPromoterSections(
  { platform, userId, scope, locale }: Asking,
  { eventId, offerGroupId, quantity = 1 }: SectionQuery,
): Promise<PromoterSections> {
  const db = platform.database.query;
  const facts = found(await currentFacts(platform, db, { eventId, scope }));
  const offer = found(
    [...facts.offers.values()].filter(isForPromoters).find((each) => each.offerGroupId === offerGroupId),
  );
  const { allotmentId } = found(await findEngagement(db, { eventId, userId }));
  const stock = await readPromoterStock(db, { userId, eventId });
  const { left } = found(stock.find((each) => each.inventoryItemId === offer.inventoryItemId));
  const { seating, inventoryItemId, sectionCode, category, marketplaceType, facePrice: face } = offer;
  const { allIn } = priceItem({ face, category, marketplaceType }, rulesIn(facts, locale));
  const around = { eventId, offerGroupId, seating, serverTime: (await readDatabaseTime(db)).toISOString() };
  if (seating === 'seated') {
    const shown = { offerGroupId, name: inLocale(offer.names, locale), allIn };
    return {
      ...around,
      ...(await readSeatsOfStock(db, { eventId, offer: shown, quantity }, { inventoryItemId, allotmentId })),
    };
  }
  const standing = {
    available: left,
    accessible: 0,
    offerGroupIds: [offerGroupId],
    priceFrom: allIn,
    priceTo: allIn,
  };
  const none: Omit<SeatsOfStock, 'sections'> = {
    ...{ availability: [], offers: [], offerSets: [[]], bestSeatCodes: [] },
  };
  return { ...around, ...none, sections: sectionCode === null ? [] : [{ sectionCode, ...standing }] };
}

/** First version: names and numbers, without seats [C7.27m]. @throws Failure notFound */
export async function readPromoterSectionsV1(
  asking: Asking,
  query: SectionQuery,
): Promise<PromoterSectionsV1> {
  const { eventId, offerGroupId, sections } = await readPromoterSections(asking, query);
  const names = await readSectionNames(asking.platform.database.query, eventId);
  return {
    ...{ eventId, offerGroupId },
    sections: sections.map(({ sectionCode, available }) => ({
      ...{ sectionCode, left: available },
      name: names.get(sectionCode) ?? sectionCode,
    })),
  };
}
