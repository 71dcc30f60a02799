import type { Platform } from '../../../platform/platform.ts';

/** Code of a verification link, to type where it is awaited. Derived, so that it lives and ends with its link. */
export const verificationCode = ({ sealer }: Pick<Platform, 'sealer'>, linkId: string): string =>
  sealer.digits(`verifyEmail:${linkId}`);
