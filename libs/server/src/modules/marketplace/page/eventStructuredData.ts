import type { EventProfile, EventStatus, Money, OfferGroup, SaleState } from '@foyer/contract';
import { minorDigits } from '@foyer/util';
import { localInstant } from '../../../platform/time/localInstant.ts';
import { cardUrlOf } from '../../../sale/event/artUrl.ts';

const statuses: Record<EventStatus, string> = {
  Upcoming: 'EventScheduled',
  Postponed: 'EventPostponed',
  Rescheduled: 'EventRescheduled',
  Cancelled: 'EventCancelled',
};

const availabilities: Partial<Record<SaleState, string>> = {
  upcoming: 'PreOrder',
  openingSoon: 'PreOrder',
  open: 'InStock',
  endingSoon: 'InStock',
  active: 'InStock',
  soldOut: 'SoldOut',
};

/** Formats a price for schema.org: 12550 becomes `125.50`, or `12550` in yen. */
export function decimalPrice({ amount, currency }: Money): string {
  const decimals = minorDigits(currency);
  const digits = String(amount).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function locationOf({ venue, attendance }: EventProfile['summary'], url: string): unknown {
  const virtual = { '@type': 'VirtualLocation', url };
  const place = venue && {
    '@type': 'Place',
    name: venue.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: venue.address,
      addressLocality: venue.city,
      addressRegion: venue.region,
      addressCountry: venue.countryCode,
    },
    ...(venue.coordinates ? { geo: { '@type': 'GeoCoordinates', ...venue.coordinates } } : {}),
  };
  const isLive = attendance.includes('LIVE_ATTENDANCE');
  const isStreamed = attendance.includes('STREAMING');
  if (isLive && isStreamed) return [place, virtual];
  return isLive ? place : virtual;
}

function attendanceModeOf({ attendance }: EventProfile['summary']): string {
  if (attendance.length > 1) return 'https://schema.org/MixedEventAttendanceMode';
  return attendance.includes('STREAMING')
    ? 'https://schema.org/OnlineEventAttendanceMode'
    : 'https://schema.org/OfflineEventAttendanceMode';
}

const offerOf = (offer: OfferGroup, url: string, validFrom: string | undefined): unknown => ({
  '@type': 'Offer',
  name: offer.name,
  price: decimalPrice(offer.price.allIn),
  priceCurrency: offer.price.allIn.currency,
  availability: `https://schema.org/${availabilities[offer.saleState] ?? 'Discontinued'}`,
  ...(validFrom ? { validFrom } : {}),
  url,
});

/**
 * Builds an event's schema.org/Event for search engines; prices are all-in, as on the page.
 * @param url URL of the page
 * @param origin origin of picture URLs
 */
export function eventStructuredData(
  profile: EventProfile,
  offers: readonly OfferGroup[],
  { url, origin }: { url: string; origin: string },
): unknown {
  const { summary } = profile;
  // Search results show the clock that is written, not the viewer's.
  const local = (instant: string | undefined) =>
    instant === undefined ? undefined : localInstant(new Date(instant), summary.timezone);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: summary.shortName,
    description: profile.description,
    url,
    startDate: local(summary.startsAt),
    endDate: local(summary.endsAt),
    doorTime: local(profile.doorsAt),
    previousStartDate: local(summary.previousStartsAt),
    eventStatus: `https://schema.org/${statuses[summary.status]}`,
    eventAttendanceMode: attendanceModeOf(summary),
    location: locationOf(summary, url),
    image: [cardUrlOf(summary.art.wideUrl, origin), new URL(summary.art.portraitUrl, origin).href],
    ...(profile.series ? { superEvent: { '@type': 'EventSeries', name: profile.series.name } } : {}),
    performer: profile.lineup.map(({ name }) => ({ '@type': 'PerformingGroup', name })),
    ...(profile.sponsors.length > 0
      ? {
          sponsor: profile.sponsors.map(({ name, url: site }) => ({
            '@type': 'Organization',
            name,
            url: site,
          })),
        }
      : {}),
    organizer: { '@type': 'Organization', name: summary.client.name },
    offers: offers
      .filter(({ category }) => category === 'EVENT_ACCESS')
      .map((offer) => offerOf(offer, url, summary.opensAt)),
  };
}
