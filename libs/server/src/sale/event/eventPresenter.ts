import type {
  Attendance,
  EventKind,
  EventStatus,
  EventSummary,
  Locale,
  MarketplaceType,
  Money,
  TokenPolicy,
  VenueSummary,
} from '@foyer/contract';
import { artUrl } from './artUrl.ts';
import type { EventRow, VenueRow, WindowRow } from './eventRepository.ts';
import { inLocale } from '../../platform/texts/inLocale.ts';
import { isFewLeft, isOnSale, leadingWindow } from './saleStates.ts';

const iso = (date: Date): string => date.toISOString();

/** Parses the times of a sale window. */
const windowOf = (row: WindowRow) => ({
  marketplaceId: row.marketplaceId,
  type: row.type as MarketplaceType,
  code: row.code,
  opensAt: new Date(row.opensAt),
  closesAt: new Date(row.closesAt),
  resultsAt: row.resultsAt === null ? undefined : new Date(row.resultsAt),
});

const venueOf = (row: VenueRow): VenueSummary => ({
  locationId: row.locationId,
  name: row.name,
  ...(row.address === null ? {} : { address: row.address }),
  city: row.city,
  ...(row.region === null ? {} : { region: row.region }),
  countryCode: row.countryCode,
  timezone: row.timezone,
  coordinates: { latitude: row.latitude, longitude: row.longitude },
});

function artOf(row: EventRow, locale: Locale): EventSummary['art'] {
  const { poster, hash, placeholders } = row.art;
  const { paper, first, second } = poster.palette;
  return {
    portraitUrl: artUrl(row.vanity_name, 'portrait', hash),
    wideUrl: artUrl(row.vanity_name, 'wide', hash),
    alt: inLocale(poster.alt, locale),
    palette: { paper, ink: first, accent: second },
    ...(placeholders
      ? { portraitPlaceholder: placeholders.portrait, widePlaceholder: placeholders.wide }
      : {}),
  };
}

/** Returns the sale state of an event from its windows, status and stock. */
export function saleOf(row: EventRow) {
  const windows = row.windows.map(windowOf);
  const facts = { now: row.now, hasStock: row.available > 0, status: row.status as EventStatus };
  return { windows, ...leadingWindow(windows, facts) };
}

function buyingOptionsOf(
  windows: readonly { type: MarketplaceType; closesAt: Date }[],
  now: Date,
): MarketplaceType[] {
  return [...new Set(windows.filter(({ closesAt }) => closesAt > now).map(({ type }) => type))];
}

/** Presents an event as a card, in one locale [C3.17]. */
export function presentSummary(row: EventRow, locale: Locale, distanceKm?: number): EventSummary {
  const { windows, state, window } = saleOf(row);
  const money = (amount: number): Money => ({ amount, currency: row.currency });
  return {
    eventId: row.event_id,
    vanityName: row.vanity_name,
    shortName: inLocale(row.short_name, locale),
    kind: row.kind as EventKind,
    status: row.status as EventStatus,
    startsAt: iso(row.starts_at),
    ...(row.ends_at ? { endsAt: iso(row.ends_at) } : {}),
    ...(row.previous_starts_at ? { previousStartsAt: iso(row.previous_starts_at) } : {}),
    timezone: row.timezone,
    attendance: row.attendance as [Attendance],
    ...(row.venue ? { venue: venueOf(row.venue) } : {}),
    client: {
      clientId: row.client_id,
      name: row.client_name,
      vanityName: row.client_vanity_name,
      ...(row.client_logo_url ? { logoUrl: row.client_logo_url } : {}),
    },
    performerNames: row.performer_names,
    art: artOf(row, locale),
    buyingOptions: row.status === 'Cancelled' ? [] : buyingOptionsOf(windows, row.now),
    saleState: state,
    ...(window ? { opensAt: iso(window.opensAt), closesAt: iso(window.closesAt) } : {}),
    ...(row.price_from === null ? {} : { priceFrom: money(row.price_from) }),
    ...(row.price_to === null ? {} : { priceTo: money(row.price_to) }),
    fewLeft: isOnSale(state) && isFewLeft(row.available, row.capacity),
    ...(row.minimum_age === null ? {} : { minimumAge: row.minimum_age }),
    currency: row.currency,
    ...(distanceKm === undefined ? {} : { distanceKm }),
  };
}

/** Returns an event's policy at a time: actions with a start date are allowed from that day on. */
export function policyAt(policy: TokenPolicy, now: Date): TokenPolicy {
  const opened = (rule: TokenPolicy['transfer'], from: string | undefined): TokenPolicy['transfer'] =>
    rule === 'later' && from !== undefined && new Date(from) <= now ? 'allowed' : rule;
  return {
    ...policy,
    transfer: opened(policy.transfer, policy.transferFrom),
    resale: opened(policy.resale, policy.resaleFrom),
  };
}
