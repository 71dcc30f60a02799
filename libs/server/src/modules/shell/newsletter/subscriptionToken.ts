import { createPaths } from '@foyer/contract';
import type { Platform } from '../../../platform.ts';
import type { Subscription } from './newsletterRepository.ts';

const context = 'newsletter';

/** Where mail programs say that somebody wants no more of it (RFC 8058). */
export const oneClickPath = '/api/newsletter/public/oneClick';

/** As it lies in the database: later mails need it again, and there nobody may read it. */
export const sealToken = ({ sealer }: Platform, token: string): Buffer => sealer.seal(token, context);

/** The site of a subscription; scheme and port are the configured ones. */
function originOf({ config }: Platform, { host, clientId }: Subscription): string {
  if (clientId === null) return config.origin;
  const url = new URL(config.origin);
  url.hostname = host;
  return url.origin;
}

/** Addresses on the site where somebody subscribed: of the page of the subscription, of its end, and of an event. */
export function subscriptionLinks(platform: Platform, subscription: Subscription) {
  const { config, sealer } = platform;
  const paths = createPaths(config.productAddress);
  const site = originOf(platform, subscription);
  const origin = `${site}/${subscription.locale}`;
  const token = sealer.unseal(subscription.tokenSealed, context);
  return {
    oneClick: `${site}${oneClickPath}?token=${token}`,
    own: `${origin}${paths.newsletter()}?token=${token}`,
    event: (event: { eventId: string; vanityName?: string }) => `${origin}${paths.event(event)}`,
  };
}
