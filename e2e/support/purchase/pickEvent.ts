import { randomUUID } from 'node:crypto';
import type { FoyerSite } from '../site/foyerSite.ts';

export interface ListedEvent {
  eventId: string;
  vanityName: string;
  shortName: string;
  currency: string;
  saleState: string;
  saleType?: string;
  opensAt?: string;
  closesAt?: string;
  status: string;
  venue?: { name: string };
  minimumAge?: number;
}
interface ListedOffer {
  offerGroupId: string;
  category: string;
  seating: 'none' | 'ga' | 'seated';
  available: number;
  name: string;
  agePrices: unknown[];
  fulfilment?: string[];
}
/** Event of the sample catalogue with its offers. */
export interface SampleEvent extends ListedEvent {
  offers: ListedOffer[];
}

/** Reads an answer; undefined for an event whose waiting room has not admitted the caller. */
async function ask<Answer>(
  site: FoyerSite,
  path: string,
  body?: unknown,
  host?: string,
): Promise<Answer | undefined> {
  const answer = await site.call(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'api-client-sessionid': randomUUID() },
    ...(body === undefined ? {} : { body }),
    ...(host ? { site: host } : {}),
  });
  if (answer.status === 422 && answer.text.includes('"waitingRoom"')) return undefined;
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return JSON.parse(answer.text) as Answer;
}

const read = async <Answer>(...question: Parameters<typeof ask>): Promise<Answer> =>
  (await ask<Answer>(...question))!;

/** Adds its offers to an event; undefined for one with a waiting room. */
export async function withOffers<Named extends Pick<ListedEvent, 'eventId'>>(
  site: FoyerSite,
  event: Named,
  host?: string,
): Promise<(Named & Pick<SampleEvent, 'offers'>) | undefined> {
  const body = { eventId: event.eventId };
  const path = '/api/marketplace/public/offerGroups/v3';
  const list = await ask<{ offerGroups: ListedOffer[] }>(site, path, body, host);
  return list && { ...event, offers: list.offerGroups };
}

/**
 * Finds the first matching event of a site's catalogue: its dates move with the day, so journeys search by their
 * requirements.
 */
export async function pickEvent(
  site: FoyerSite,
  fits: (event: SampleEvent) => boolean,
  host?: string,
): Promise<SampleEvent> {
  const { events } = await read<{ events: ListedEvent[] }>(
    site,
    '/api/event/public/profileList?limit=50',
    undefined,
    host,
  );
  for (const event of events) {
    if (event.saleState !== 'open' || event.status !== 'Upcoming') continue;
    const sample = await withOffers(site, event, host);
    if (sample && fits(sample)) return sample;
  }
  throw new Error('No event of the sample catalogue fits.');
}

/** Finds the first matching event of the whole catalogue in any state, with its offers; `undefined` without a match. */
export async function findEvent(
  site: FoyerSite,
  fits: (event: ListedEvent) => boolean,
  fitsOffers: (event: SampleEvent) => boolean = () => true,
): Promise<SampleEvent | undefined> {
  let cursor: string | undefined;
  do {
    const after = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const list = await read<{ events: ListedEvent[]; nextCursor?: string }>(
      site,
      `/api/event/public/profileList?limit=50${after}`,
    );
    for (const event of list.events.filter(fits)) {
      const sample = await withOffers(site, event);
      if (sample && fitsOffers(sample)) return sample;
    }
    cursor = list.nextCursor;
  } while (cursor !== undefined);
  return undefined;
}

const seated = (event: SampleEvent): ListedOffer[] =>
  event.offers.filter(
    (offer) =>
      offer.category === 'EVENT_ACCESS' && offer.seating === 'seated' && offer.agePrices.length === 0,
  );

/** Open to the public, with seats for groups. */
export const hasSeats = (event: SampleEvent): boolean =>
  event.minimumAge === undefined && seated(event).some((offer) => offer.available > 60);
