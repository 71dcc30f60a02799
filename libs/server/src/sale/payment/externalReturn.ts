import { createPaths } from '@foyer/contract';
import type { Site } from '../../platform/hosts/sites.ts';
import { siteOrigin } from '../../platform/hosts/siteOrigin.ts';
import type { Platform } from '../../platform/platform.ts';
import { signExternalPayment, type ExternalPaymentRef } from './externalPaymentKey.ts';

/** Builds the address of the page to which a provider sends the buyer back, on the site of the purchase. */
export function externalReturnUrl(
  { config }: Pick<Platform, 'config'>,
  site: Site,
  payment: ExternalPaymentRef,
): string {
  const { externalPaymentCallback } = createPaths(config.productAddress);
  const query = new URLSearchParams({
    eventId: payment.eventId,
    signedExternalPaymentKey: signExternalPayment(config, payment),
  });
  return `${siteOrigin(site, config.origin)}${externalPaymentCallback()}?${query.toString()}`;
}
