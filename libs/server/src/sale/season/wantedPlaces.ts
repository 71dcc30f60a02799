import { inLocale } from '../../platform/texts/inLocale.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { Platform } from '../../platform/platform.ts';
import { everyEvent, withUnpublished } from '../event/eventScope.ts';
import type { OfferFacts } from '../offer/offerFacts.ts';
import { currentFacts } from '../offer/saleFacts.ts';
import type { PlacesOfEvent, PlacesOfOffer } from './issueMembership.ts';
import { findItemsOfSeats } from './seasonRepository.ts';

/** What a member gets for an event, as an organiser names it: seats by code, and places without seats by their offer. */
export interface WantedPlaces {
  eventId: string;
  seatCodes: readonly string[];
  standing: readonly { offerName: string; quantity: number }[];
}

/** What an organiser names is not there, or not sold one by one. */
export class UnknownPlace extends Error {
  override name = 'UnknownPlace';
}

/** Single {product} of a sale at fixed prices that is open to all, and that is sold one by one. */
const isForSeasons = (offer: OfferFacts): boolean =>
  offer.marketplaceType === 'purchase' &&
  offer.category === 'EVENT_ACCESS' &&
  offer.code === null &&
  offer.packageId === null &&
  offer.minAmount === null &&
  offer.tokensEach === 1;

/** Finds the offers of what a member gets. @throws UnknownPlace */
export async function readWantedPlaces(
  platform: Platform,
  db: Queryable,
  { eventId, seatCodes, standing }: WantedPlaces,
): Promise<PlacesOfEvent> {
  const facts = await currentFacts(platform, db, { eventId, scope: withUnpublished(everyEvent) });
  if (!facts) throw new UnknownPlace('There is no such event.');
  const offers = [...facts.offers.values()].filter(isForSeasons);
  const itemOf = await findItemsOfSeats(db, { eventId, seatCodes });
  const seated = new Map<string, PlacesOfOffer & { seatCodes: string[] }>();
  for (const code of seatCodes) {
    const offer = offers.find(({ inventoryItemId }) => inventoryItemId === itemOf.get(code));
    if (!offer) throw new UnknownPlace(`There is no seat "${code}" on sale.`);
    const place = seated.get(offer.offerGroupId) ?? { offer, seatCodes: [], quantity: 0 };
    place.seatCodes.push(code);
    seated.set(offer.offerGroupId, { ...place, quantity: place.seatCodes.length });
  }
  const free = standing.map(({ offerName, quantity }) => {
    const offer = offers.find(
      ({ names, seating }) => seating !== 'seated' && inLocale(names, 'en-US') === offerName,
    );
    if (!offer) throw new UnknownPlace(`There is no offer "${offerName}" without seats.`);
    return { offer, seatCodes: [], quantity };
  });
  return { event: facts.event, offers: [...seated.values(), ...free] };
}
