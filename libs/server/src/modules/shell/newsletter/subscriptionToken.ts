import { createPaths } from '@foyer/contract';
import type { Platform } from '../../../platform/platform.ts';
import type { Subscription } from './newsletterRepository.ts';

const context = 'newsletter';

/** Path of one-click unsubscription from mail programs (RFC 8058). */
export const oneClickPath = '/api/newsletter/public/oneClick';

/** Seals a token for the database: later mails need it, but readers of the database must not. */
export const sealToken = ({ sealer }: Platform, token: string): Buffer => sealer.seal(token, context);

/** Returns the origin of a subscription's site, with the configured scheme and port. */
function originOf({ config }: Platform, { host, clientId }: Subscription): string {
  if (clientId === null) return config.origin;
  const url = new URL(config.origin);
  url.hostname = host;
  return url.origin;
}

/** Builds links on the subscription's site: its page, one-click unsubscription, and events. */
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
