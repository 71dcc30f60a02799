import type { SafeStorage } from '@foyer/util';

/** Mobile apps that embed the product in a web view [I3.30]. */
type AppType = 'ANDROID' | 'IOS';

/** Origin of a visit: the embedding app, the advertisement and the affiliate. */
export interface Attribution {
  appType?: AppType;
  advertisementId?: string;
  /** Campaign parameters: the `utm_` words of the link. */
  advertisementData?: Record<string, string>;
  affiliateCode?: string;
  /** Event that an affiliate's link leads to. */
  eventId?: string;
}

/** Accepted words. No email address matches, so none is passed on [PV-04]. */
const wordPattern = /^[A-Za-z0-9._~-]{1,64}$/;
const eventPattern = /^\/(?:[a-z]{2}-[A-Z]{2}\/)?(?:ad|events)\/(?:[^/]+\/)?([0-9a-f-]{36})(?:\/|$)/;
const campaignWords = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** Reads the attribution from a page's address; empty for most visits. */
export function readAttribution({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): Attribution {
  const word = (name: string): string | undefined => {
    const value = searchParams.get(name) ?? '';
    return wordPattern.test(value) ? value : undefined;
  };
  const appType = word('appType')?.toUpperCase();
  const [advertisementId, affiliateCode] = [word('advertisementId'), word('affiliateCode')];
  const campaign = campaignWords.flatMap((name) => (word(name) ? [[name, word(name)]] : []));
  const eventId = affiliateCode === undefined ? undefined : eventPattern.exec(pathname)?.[1];
  return {
    ...(appType === 'ANDROID' || appType === 'IOS' ? { appType } : {}),
    ...(advertisementId === undefined ? {} : { advertisementId }),
    ...(campaign.length === 0
      ? {}
      : { advertisementData: Object.fromEntries(campaign) as Record<string, string> }),
    ...(affiliateCode === undefined ? {} : { affiliateCode }),
    ...(eventId === undefined ? {} : { eventId }),
  };
}

/** Builds the request headers; the system event is base64 of a JSON object [I7.02, C7.01]. */
export function attributionHeaders({
  appType,
  advertisementId,
  advertisementData,
  affiliateCode,
  eventId,
}: Attribution): Record<string, string> {
  return {
    ...(appType === undefined ? {} : { 'App-Type': appType }),
    ...(advertisementId === undefined ? {} : { 'Advertisement-Id': advertisementId }),
    ...(advertisementData === undefined
      ? {}
      : { 'Advertisement-Data': new URLSearchParams(advertisementData).toString() }),
    ...(affiliateCode === undefined
      ? {}
      : {
          'System-Event': btoa(
            JSON.stringify({ affiliateCode, ...(eventId === undefined ? {} : { eventId }) }),
          ),
        }),
  };
}

/** Key under which the attribution is kept for the browser session. */
export const attributionKey = 'foyer-attribution';

/** Serialises an attribution as the shortest address that parses back to it. */
function addressOf({ eventId, advertisementData, ...words }: Attribution): string {
  const search = new URLSearchParams({ ...(words as Record<string, string>), ...advertisementData });
  return `${eventId === undefined ? '/' : `/events/${eventId}`}?${search.toString()}`;
}

/**
 * Returns the attribution headers of this visit. What the address says replaces what an earlier address said; the app
 * stays. The attribution is stored as an address and validated again when read, because others can write to storage.
 * @param address of the current page
 */
export function visitHeaders(storage: SafeStorage, address: URL): Record<string, string> {
  const kept = storage.getItem(attributionKey) ?? '/';
  const before = readAttribution(new URL(kept.startsWith('/') ? kept : '/', address.origin));
  const { appType = before.appType, ...now } = readAttribution(address);
  const { appType: _app, ...earlier } = before;
  const attribution = {
    ...(Object.keys(now).length > 0 ? now : earlier),
    ...(appType === undefined ? {} : { appType }),
  };
  storage.setItem(attributionKey, addressOf(attribution));
  return attributionHeaders(attribution);
}

/**
 * Stores an organisation's name for the advertisement, for the browser session.
 * @returns the headers; words that could be an email address are left out [PV-04]
 */
export function nameAdvertisement(
  storage: SafeStorage,
  advertisementData: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const kept = new URL(storage.getItem(attributionKey) ?? '/', 'https://foyer.invalid');
  for (const [name, value = ''] of Object.entries(advertisementData)) kept.searchParams.set(name, value);
  const attribution = readAttribution(kept);
  storage.setItem(attributionKey, addressOf(attribution));
  return attributionHeaders(attribution);
}
