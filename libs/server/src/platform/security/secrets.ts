import { createHash, timingSafeEqual } from 'node:crypto';
import type { Randomness } from './randomness.ts';

const secretBytes = 32;

/** Purpose of a secret; part of its hash, so that a secret of another kind never matches. */
export type SecretPurpose =
  | 'session'
  | 'verifyEmail'
  | 'resetPassword'
  | 'completeAccount'
  | 'logIn'
  | 'purchaseToken'
  | 'cardToken'
  | 'embedCode'
  | 'newsletter'
  | 'resumeUpload'
  | 'resumeFile'
  | 'thirdPartyState'
  | 'thirdPartyBrowser'
  | 'tokenInvitation'
  | 'saleLink'
  | 'engagementOffer'
  | 'invite';

/** Returns a secret of 256 random bits, safe in a URL. */
export const randomSecret = (randomness: Randomness): string => randomness(secretBytes).toString('base64url');

// Texts of another form need no database query.
export { isSecret } from '@foyer/util';

/** Hash for storage: SHA-256 over purpose and secret (random, so a slow hash is unnecessary). */
export const hashSecret = (purpose: SecretPurpose, secret: string): Buffer =>
  createHash('sha256').update(`${purpose}\0${secret}`).digest();

/** Compares two hashes in constant time. */
export const isSameHash = (left: Buffer, right: Buffer): boolean =>
  left.length === right.length && timingSafeEqual(left, right);
