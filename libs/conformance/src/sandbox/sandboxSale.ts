import type { OfferGroup } from '@foyer/contract';
import type { Client } from '../http/client.ts';
import { NotInWorld, type Sale } from '../world/world.ts';

/** Items that an offer must have left: each person of the cases holds one. */
const stockAtLeast = 20;

const isOnSale = ({ category, buyable, available, resale, minQuantity }: OfferGroup): boolean =>
  category === 'EVENT_ACCESS' && buyable.allowed && available >= stockAtLeast && minQuantity <= 1 && !resale;

/**
 * Finds an event on sale, if possible one with numbered seats and with other places.
 * @throws NotInWorld if no listed event is on sale
 */
export async function findSale(client: Client): Promise<Sale> {
  const { events } = await client.call('listEvents', { query: { limit: 50 } });
  const sales: Sale[] = [];
  for (const { eventId, client: organiser } of events) {
    const { offerGroups } = await client.call('listOfferGroups', { body: { eventId } });
    const offers = offerGroups.filter(isOnSale);
    const seated = offers.find(({ seating }) => seating === 'seated');
    const offer = offers.find(({ seating }) => seating !== 'seated') ?? seated;
    if (!offer) continue;
    sales.push({
      eventId,
      marketplaceId: offer.marketplaceId,
      offerGroupId: offer.offerGroupId,
      seatedOfferGroupId: seated?.offerGroupId,
      sectionCode: offer.sectionCodes[0],
      clientId: organiser.clientId,
      inventoryPackageId: offerGroups.find(
        ({ inventoryPackageId, marketplaceId }) =>
          inventoryPackageId !== undefined && marketplaceId === offer.marketplaceId,
      )?.inventoryPackageId,
      // No answer contains the code of a window.
      presaleCode: undefined,
      // The events of the sample are either drawn for, bid for, or sold at once.
      drawOfferGroupId: undefined,
      auctionOfferGroupId: undefined,
      streamEventId: undefined,
    });
    if (seated && offer !== seated) break;
  }
  const [first] = sales;
  if (!first) throw new NotInWorld('sale');
  return sales.findLast(({ seatedOfferGroupId }) => seatedOfferGroupId !== undefined) ?? first;
}
