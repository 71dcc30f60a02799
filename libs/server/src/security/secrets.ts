import { createHash, timingSafeEqual } from 'node:crypto';
import type { Randomness } from './randomness.ts';

const secretBytes = 32;
const secretPattern = /^[A-Za-z0-9_-]{43}$/;

/** What a secret is for. The hash depends on it, so that one kind never passes for another [quality.md, decision 7]. */
export type SecretPurpose =
  | 'session'
  | 'verifyEmail'
  | 'resetPassword'
  | 'completeAccount'
  | 'purchaseToken'
  | 'cardToken'
  | 'embedCode'
  | 'newsletter'
  | 'resumeUpload'
  | 'resumeFile'
  | 'thirdPartyState'
  | 'thirdPartyBrowser';

/** A new secret of 256 random bits, safe in an address. */
export const randomSecret = (randomness: Randomness): string => randomness(secretBytes).toString('base64url');

/** Whether a text could be one of our secrets at all; anything else needs no look into the database. */
export const isSecret = (text: string): boolean => secretPattern.test(text);

/** What is stored of a secret: SHA-256 over its purpose and itself (it is random, so it needs no slow hash). */
export const hashSecret = (purpose: SecretPurpose, secret: string): Buffer =>
  createHash('sha256').update(`${purpose}\0${secret}`).digest();

/** Compares two hashes in constant time. */
export const isSameHash = (left: Buffer, right: Buffer): boolean =>
  left.length === right.length && timingSafeEqual(left, right);
