import type { Platform } from '../../../platform/platform.ts';

/** Code of a verification link, to enter on the page that waits for it. Derived from the link, so both end together. */
export const verificationCode = ({ sealer }: Pick<Platform, 'sealer'>, linkId: string): string =>
  sealer.digits(`verifyEmail:${linkId}`);
