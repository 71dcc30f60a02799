import { sessionStore } from './browserDoors.ts';

type Headers = Readonly<Record<string, string>>;

/** What an address that was advertised holds; where the visit began so, the browser session knows it. */
const words = /[?&](appType|advertisementId|affiliateCode|utm_[a-z]+)=/;
const isKept = (): boolean => sessionStore.getItem('foyer-attribution') !== null;

/** The headers that tell how this visit came about; most visits load nothing for it [I7.02]. */
export async function loadVisitHeaders(address: string): Promise<Headers> {
  if (!words.test(address) && !isKept()) return {};
  try {
    const { visitHeaders } = await import('@foyer/api-client/attribution');
    return visitHeaders(sessionStore, new URL(address));
  } catch {
    // Nobody waits for an advertisement.
    return {};
  }
}
