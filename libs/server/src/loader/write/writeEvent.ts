import type { Catalogue, CatalogueEvent, CatalogueVenue, SeatChart } from '@foyer/catalogue';
import { toJson } from '../../platform/database/toJson.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { storePicture } from '../../modules/marketplace/art/pictures.ts';
import { searchTextOf } from '../../modules/marketplace/event/searchWords.ts';
import { countStock } from '../../sale/inventory/stockCounter.ts';
import { eventRow } from './eventRow.ts';
import { amountColumns, planOffers, type OfferPlan } from './offerPlan.ts';
import { stableId } from './stableId.ts';
import { catalogueClientId } from './writePeople.ts';
import { chartKey } from './writePlaces.ts';
import { writeAuction } from './writeAuction.ts';
import { charityIdOf, writeCharges, writeCharities } from './writeCharges.ts';
import { writeCustomPage } from './writeCustomPage.ts';
import { writeDraw } from './writeDraw.ts';
import { writeDiscounts } from './writeDiscounts.ts';
import { notOnSaleCode, writeSeats } from './writeSeats.ts';
import { writeStage } from './writeStage.ts';
import { writeSeries } from './writeSeries.ts';
import { windowsOf } from './windowsOf.ts';
import { writeWaitingRoom } from './writeWaitingRoom.ts';

function chartOf(event: CatalogueEvent, venue: CatalogueVenue): SeatChart | undefined {
  return venue.charts.find(({ chart }) => chart.seatChartId === event.seatChartId)?.chart;
}

async function writeRow(tx: TransactionScope, eventId: string, event: CatalogueEvent, catalogue: Catalogue) {
  const venue = catalogue.venues.find(({ vanityName }) => vanityName === event.venue)!;
  const chart = chartOf(event, venue);
  const names = event.lineup.map(
    ({ performer }) => catalogue.performers.find(({ vanityName }) => vanityName === performer)?.name ?? '',
  );
  // A stream has no place, wherever it is sent from.
  const place = event.attendance.includes('LIVE_ATTENDANCE') ? venue : undefined;
  const organiser = catalogue.organisers.find(({ vanityName }) => vanityName === event.organiser)!;
  await tx
    .insertInto('event')
    .values({
      eventId,
      ...(await eventRow(event)),
      clientId: catalogueClientId(organiser.vanityName),
      seriesId: await writeSeries(tx, event),
      locationId: place ? stableId('venue', place.vanityName) : null,
      seatChartId: chart ? chartKey(chart).id : null,
      seatChartVersion: chart ? chartKey(chart).version : null,
      searchText: searchTextOf([
        event.name,
        ...names,
        ...(place ? [place.name, place.address.city, place.address.region] : []),
        organiser.name,
        ...event.tags,
      ]),
    })
    .execute();
  if (event.lineup.length > 0) {
    const rows = event.lineup.map(({ performer, setAt }, rank) => ({
      eventId,
      performerId: stableId('performer', performer),
      rank,
      startsAt: setAt ?? null,
    }));
    await tx.insertInto('eventPerformer').values(rows).execute();
  }
  return chart;
}

async function writeProfile(tx: TransactionScope, eventId: string, event: CatalogueEvent): Promise<void> {
  const { sponsors, analyticsTrackers = [] } = event;
  const rows = sponsors.map(({ name, role, url }, rank) => ({
    eventId,
    rank,
    name,
    role: role ? toJson(role) : null,
    url: url ?? null,
  }));
  if (rows.length > 0) await tx.insertInto('eventSponsor').values(rows).execute();
  const trackers = analyticsTrackers.map((tracker) => ({ eventId, ...tracker }));
  if (trackers.length > 0) await tx.insertInto('eventAnalyticsTracker').values(trackers).execute();
  const { paymentTypes } = event;
  if (paymentTypes) await tx.insertInto('eventPayment').values({ eventId, paymentTypes }).execute();
}

async function writeItems(
  tx: TransactionScope,
  eventId: string,
  plan: OfferPlan,
  itemIdOf: (code: string) => string,
) {
  const images = new Map<string, string>();
  for (const { code, imageSvg } of plan.items)
    if (imageSvg) images.set(code, await storePicture(tx, imageSvg));
  const items = plan.items.map((item) => ({
    eventId,
    inventoryItemId: itemIdOf(item.code),
    category: item.category,
    charityId: item.charity ? charityIdOf(item.charity) : null,
    seating: item.seating,
    attendance: item.attendance,
    sectionCode: item.sectionCode ?? null,
    gate: item.gate ?? null,
    minimumAge: item.minimumAge ?? null,
    fulfilment: item.fulfilment,
    pickupPlace: item.pickup ? toJson(item.pickup) : null,
    imageUrl: images.get(item.code) ?? null,
    capacity: item.capacity ?? null,
    tokensEach: item.tokensEach,
    sold: item.sold,
  }));
  const noSale = {
    ...items[0]!,
    inventoryItemId: itemIdOf(notOnSaleCode),
    category: 'EVENT_ACCESS' as const,
    charityId: null,
    // The first item may be a table, but a seat gives one {product}.
    tokensEach: 1,
    seating: 'seated' as const,
    sectionCode: null,
    gate: null,
    pickupPlace: null,
    capacity: null,
    sold: 0,
    imageUrl: null,
  };
  const hasSeats = plan.items.some(({ seating }) => seating === 'seated');
  await tx
    .insertInto('inventoryItem')
    .values(hasSeats ? [...items, noSale] : items)
    .execute();
}

/** Writes the packages; the windows that sell one share it. */
async function writePackages(
  tx: TransactionScope,
  eventId: string,
  { offers }: OfferPlan,
  packageIdOf: (code: string) => string,
) {
  const kinds = new Map(
    offers.flatMap((offer) => (offer.package ? [[offer.package.code, offer.package]] : [])),
  );
  const rows = [...kinds].map(([code, { kind }]) => ({
    eventId,
    inventoryPackageId: packageIdOf(code),
    kind,
  }));
  if (rows.length > 0) await tx.insertInto('inventoryPackage').values(rows).execute();
}

async function writeOffers(tx: TransactionScope, eventId: string, event: CatalogueEvent, plan: OfferPlan) {
  // An announced event without offers has no sale window.
  if (plan.offers.length === 0) return;
  const idOf = (kind: string, code: string): string => stableId(kind, event.vanityName, code);
  const windowId = (code = 'purchase'): string => idOf('marketplace', code);
  await tx
    .insertInto('marketplace')
    .values(
      windowsOf(event).map(({ window, ...rest }) => ({ eventId, marketplaceId: windowId(window), ...rest })),
    )
    .execute();
  await tx
    .insertInto('salesGroup')
    .values(
      plan.salesGroups.map((group, rank) => ({
        eventId,
        salesGroupId: idOf('salesGroup', group.code),
        parentSalesGroupId: group.parent ? idOf('salesGroup', group.parent) : null,
        category: group.category,
        name: toJson(group.name),
        rank,
      })),
    )
    .execute();
  await writeItems(tx, eventId, plan, (code) => idOf('item', code));
  await writePackages(tx, eventId, plan, (code) => idOf('package', code));
  await tx
    .insertInto('offerGroup')
    .values(
      plan.offers.map((offer, rank) => ({
        eventId,
        offerGroupId: idOf('offerGroup', offer.code),
        marketplaceId: windowId(offer.window),
        salesGroupId: idOf('salesGroup', offer.salesGroup),
        inventoryItemId: idOf('item', offer.item),
        inventoryPackageId: offer.package ? idOf('package', offer.package.code) : null,
        name: toJson(offer.name),
        variantName: offer.variantName ? toJson(offer.variantName) : null,
        description: toJson(offer.description),
        rowLabel: offer.row ?? null,
        tierName: offer.tierName ? toJson(offer.tierName) : null,
        facePrice: offer.face,
        childPrice: offer.child ?? null,
        seniorPrice: offer.senior ?? null,
        ...amountColumns(offer),
        maxQuantity: offer.maxQuantity,
        rank,
      })),
    )
    .execute();
  const parts = plan.offers.flatMap((offer) =>
    (offer.package?.parts ?? []).map(({ item, name, unitsEach }, at) => ({
      eventId,
      offerGroupId: idOf('offerGroup', offer.code),
      partNumber: at + 2,
      inventoryItemId: idOf('item', item),
      unitsEach,
      name: toJson(name),
    })),
  );
  if (parts.length > 0) await tx.insertInto('offerPart').values(parts).execute();
}

/** Returns the id of a catalogue event. */
export const catalogueEventId = (vanityName: string): string => stableId('event', vanityName);

/**
 * Writes an event with everything sold for it; its venue, organiser and performers must exist.
 * @returns number of seats
 */
export async function writeEvent(
  tx: TransactionScope,
  event: CatalogueEvent,
  catalogue: Catalogue,
): Promise<number> {
  const eventId = catalogueEventId(event.vanityName);
  const chart = await writeRow(tx, eventId, event, catalogue);
  const plan = planOffers(event, chart);
  await writeProfile(tx, eventId, event);
  await writeCharities(tx, event, plan);
  await writeCharges(tx, eventId, event);
  await writeDiscounts(tx, eventId, event);
  await writeOffers(tx, eventId, event, plan);
  await writeWaitingRoom(tx, eventId, event);
  await writeStage(tx, eventId, event);
  await writeCustomPage(tx, eventId, event);
  const itemIdOf = (code: string): string => stableId('item', event.vanityName, code);
  const seats = chart ? await writeSeats(tx, eventId, { event, chart, itemIdOf }) : 0;
  await writeDraw(tx, eventId, event);
  await writeAuction(tx, eventId, event);
  await countStock(tx, eventId);
  return seats;
}
