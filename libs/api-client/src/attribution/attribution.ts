import type { SafeStorage } from '@foyer/util';

/** The mobile apps that show the product in a view of theirs [I3.30]. */
export type AppType = 'ANDROID' | 'IOS';

/** How a visit came about: what showed it, and which advertisement or affiliate led here. */
export interface Attribution {
  appType?: AppType;
  advertisementId?: string;
  /** What a campaign calls itself: the `utm_` words of the link. */
  advertisementData?: Record<string, string>;
  affiliateCode?: string;
  /** The event that the link of an affiliate led to. */
  eventId?: string;
}

/** Only words of this shape are taken: no address of a person fits, so none is sent on [PV-04]. */
const wordPattern = /^[A-Za-z0-9._~-]{1,64}$/;
const eventPattern = /^\/(?:[a-z]{2}-[A-Z]{2}\/)?(?:ad|events)\/(?:[^/]+\/)?([0-9a-f-]{36})(?:\/|$)/;
const campaignWords = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** What the address of a page says of how somebody came here; nothing for most. */
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

/** The headers that tell the server; the system event is base64 of a JSON object [I7.02, C7.01]. */
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

/** Where it lies for as long as the browser session lasts. */
export const attributionKey = 'foyer-attribution';

/** The shortest address that says the same. */
function addressOf({ eventId, advertisementData, ...words }: Attribution): string {
  const search = new URLSearchParams({ ...(words as Record<string, string>), ...advertisementData });
  return `${eventId === undefined ? '/' : `/events/${eventId}`}?${search.toString()}`;
}

/**
 * The headers of this visit: what the address says replaces what it said before; the app stays the app. It is kept for the
 * browser session as an address, and read again with the same care, for others may write to a storage.
 * @param address of the page that is shown
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
 * Keeps for the browser session what an organisation calls the advertisement that led here.
 * @returns the headers that say it; words that could be somebody's address are left out, as everywhere [PV-04]
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
