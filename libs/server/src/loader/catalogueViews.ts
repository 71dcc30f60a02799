import type {
  Catalogue,
  CatalogueChart,
  CatalogueEvent,
  CatalogueOfferGroup,
  CatalogueVenue,
  SeatChart,
} from '@foyer/catalogue';
import { planOffers } from './write/offerPlan.ts';
import { describedIn } from './write/eventRow.ts';

const anyId = '00000000-0000-7000-8000-000000000000';

const offerView = (group: CatalogueOfferGroup) => ({
  name: group.name,
  description: group.description,
  price: group.prices.map(({ face }) => face),
  ...(group.minimumAge === undefined ? {} : { minimumAge: group.minimumAge }),
  ...(group.gate === undefined ? {} : { gate: group.gate }),
  ...(group.row === undefined ? {} : { row: group.row }),
  capacity: group.capacity,
  validFrom: group.saleOpensAt,
  validThrough: group.saleClosesAt,
});

/**
 * Converts events of a catalogue to schema.org's property names, so that a path into the view is also one into an
 * imported file.
 */
export function createEventView({ performers, venues }: Catalogue) {
  const nameOf = new Map(performers.map(({ vanityName, name }) => [vanityName, name]));
  const chartsOf = new Map(venues.map(({ vanityName, charts }) => [vanityName, charts]));
  return (event: CatalogueEvent) => {
    const charts = chartsOf.get(event.venue) ?? [];
    const chart = charts.find((one) => one.chart.seatChartId === event.seatChartId)?.chart;
    return eventView(event, chart, nameOf);
  };
}

function eventView(event: CatalogueEvent, chart: SeatChart | undefined, nameOf: ReadonlyMap<string, string>) {
  const extras = planOffers({ ...event, offerGroups: [], packages: [] }, chart).offers;
  return {
    identifier: event.vanityName,
    name: event.name,
    shortName: event.shortName,
    description: describedIn(event),
    image: { caption: event.poster.alt },
    startDate: event.startsAt,
    endDate: event.endsAt,
    ...(event.doorsAt === undefined ? {} : { doorTime: event.doorsAt }),
    ...(event.previousStartsAt === undefined ? {} : { previousStartDate: event.previousStartsAt }),
    timeZone: event.timeZone,
    sale: { ...event.sale, tiers: (event.sale.tiers ?? []).map((tier) => ({ ...tier })) },
    ...(event.stream ? { stream: event.stream } : {}),
    performer: event.lineup.map(({ performer }) => nameOf.get(performer) ?? ''),
    sponsor: event.sponsors.map((sponsor) => ({ ...sponsor })),
    analyticsTrackers: (event.analyticsTrackers ?? []).map((tracker) => ({ ...tracker })),
    ...(event.refundedCount === undefined ? {} : { refundedCount: event.refundedCount }),
    limitPerPerson: event.limitPerPerson,
    ...(event.policy.minimumAge === undefined ? {} : { minimumAge: event.policy.minimumAge }),
    currency: event.currency,
    offers: event.offerGroups.map(offerView),
    onSale: planOffers(event, chart).offers.map(({ code }) => code),
    seatedOffers: event.offerGroups.filter(({ seating }) => seating === 'seated').map(({ code }) => code),
    extras: [
      ...extras.map(({ name, description }) => ({ name, description, capacity: 0 })),
      ...event.extras.map(({ name, description, stock }) => ({ name, description, capacity: stock })),
    ],
    fees: event.fees,
    taxes: event.taxes,
    discounts: (event.discounts ?? []).map(({ code, label }) => ({ code, label })),
  };
}

/** Converts a plan to the contract's SeatChart, with a placeholder id and without pictures, which get their addresses later. */
export const planView = ({ chart }: CatalogueChart) => ({
  ...chart,
  seatChartId: anyId,
  sections: chart.sections.map(({ viewSvg: _viewSvg, ...section }) => section),
});

/** Converts a venue with its plans to schema.org's property names. */
export const venueView = (venue: CatalogueVenue) => ({
  identifier: venue.vanityName,
  name: venue.name,
  address: {
    streetAddress: venue.address.street,
    addressLocality: venue.address.city,
    addressRegion: venue.address.region,
    postalCode: venue.address.postalCode,
    addressCountry: venue.address.country,
  },
  geo: { latitude: venue.latitude, longitude: venue.longitude },
  timeZone: venue.timeZone,
  plans: venue.charts.map(planView),
});
