import { sessionStore } from '../browser/browserDoors.ts';

type Headers = Readonly<Record<string, string>>;

/** Query parameters of an advertised link; the browser session remembers them. */
const words = /[?&](appType|advertisementId|affiliateCode|utm_[a-z]+)=/;
const isKept = (): boolean => sessionStore.getItem('foyer-attribution') !== null;

/** Returns the attribution headers; loads code only for visits that have any [I7.02]. */
export async function loadVisitHeaders(address: string): Promise<Headers> {
  if (!words.test(address) && !isKept()) return {};
  try {
    const { visitHeaders } = await import('../attribution/attribution.ts');
    return visitHeaders(sessionStore, new URL(address));
  } catch {
    // A failure must not delay the page.
    return {};
  }
}
