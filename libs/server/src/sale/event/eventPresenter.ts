import type {
  Attendance,
  EventKind,
  EventStatus,
  EventSummary,
  LaterState,
  Locale,
  MarketplaceType,
  Money,
  TokenPolicy,
  VenueSummary,
} from '@foyer/contract';
import { artUrl } from './artUrl.ts';
import type { EventRow, VenueRow, WindowRow } from './eventRepository.ts';
import { inLocale } from '../../platform/texts/inLocale.ts';
import { isForCode } from './marketplaceCode.ts';
import { isFewLeft, isOnSale, laterWindows, leadingWindow, type SaleWindow } from './saleStates.ts';

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
    portraitUrl: artUrl(row.vanityName, 'portrait', hash),
    wideUrl: artUrl(row.vanityName, 'wide', hash),
    alt: inLocale(poster.alt, locale),
    palette: { paper, ink: first, accent: second },
    ...(placeholders
      ? { portraitPlaceholder: placeholders.portrait, widePlaceholder: placeholders.wide }
      : {}),
  };
}

const presentWindow = ({ type, opensAt, closesAt, resultsAt }: SaleWindow) => ({
  saleType: type,
  opensAt: iso(opensAt),
  closesAt: iso(closesAt),
  ...(resultsAt ? { resultsAt: iso(resultsAt) } : {}),
});

/** Windows that follow each other are joined, so that another one has another type or another beginning. */
const isSameWindow = (one: SaleWindow, other: SaleWindow | undefined): boolean =>
  one.type === other?.type && one.opensAt.getTime() === other.opensAt.getTime();

/** Returns the sale of an event to a caller, with or without a code: windows, status and stock. */
export function saleOf(row: EventRow, code?: string) {
  const windows = row.windows.filter((window) => isForCode(window, code)).map(windowOf);
  const facts = { now: row.now, hasStock: row.available > 0, status: row.status as EventStatus };
  return { windows, ...leadingWindow(windows, facts), later: laterWindows(windows, facts) };
}

function buyingOptionsOf(
  windows: readonly { type: MarketplaceType; closesAt: Date }[],
  now: Date,
): MarketplaceType[] {
  return [...new Set(windows.filter(({ closesAt }) => closesAt > now).map(({ type }) => type))];
}

/** Presents an event as a card, in one locale [C3.17]. */
export function presentSummary(
  row: EventRow,
  locale: Locale,
  { distanceKm, code }: { distanceKm?: number | undefined; code?: string | undefined } = {},
): EventSummary {
  const { windows, state, window, later } = saleOf(row, code);
  const isCancelled = row.status === 'Cancelled';
  const laterStates = later.map(({ at, ...next }): LaterState => ({
    at: iso(at),
    saleState: next.state,
    ...(isSameWindow(next.window, window) ? {} : presentWindow(next.window)),
  }));
  const money = (amount: number): Money => ({ amount, currency: row.currency });
  return {
    eventId: row.eventId,
    vanityName: row.vanityName,
    shortName: inLocale(row.shortName, locale),
    kind: row.kind as EventKind,
    status: row.status as EventStatus,
    startsAt: iso(row.startsAt),
    ...(row.endsAt ? { endsAt: iso(row.endsAt) } : {}),
    ...(row.previousStartsAt ? { previousStartsAt: iso(row.previousStartsAt) } : {}),
    timezone: row.timezone,
    attendance: row.attendance as [Attendance],
    ...(row.venue ? { venue: venueOf(row.venue) } : {}),
    client: {
      clientId: row.clientId,
      name: row.clientName,
      vanityName: row.clientVanityName,
      ...(row.clientLogoUrl ? { logoUrl: row.clientLogoUrl } : {}),
    },
    performerNames: row.performerNames,
    art: artOf(row, locale),
    buyingOptions: isCancelled ? [] : buyingOptionsOf(windows, row.now),
    saleState: state,
    ...(window ? presentWindow(window) : {}),
    ...(laterStates.length > 0 ? { laterStates } : {}),
    ...(row.priceFrom === null ? {} : { priceFrom: money(row.priceFrom) }),
    ...(row.priceTo === null ? {} : { priceTo: money(row.priceTo) }),
    ...(row.plusTax ? { plusTax: true } : {}),
    fewLeft: isOnSale(state) && isFewLeft(row.available, row.capacity),
    ...(row.minimumAge === null ? {} : { minimumAge: row.minimumAge }),
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
