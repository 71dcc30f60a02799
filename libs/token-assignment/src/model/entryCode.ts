import { TOTP } from 'totp-generator';
import type { EntrySecret } from '@foyer/contract';

/** Part of a secret that is kept on the device; enough to make codes offline. */
export type KeptSecret = Pick<EntrySecret, 'tokenId' | 'secret' | 'digits' | 'periodSeconds'>;

/**
 * Computes the entry code at a moment: `F1.<tokenId>.<code>`, the code by RFC 6238 (SHA-256) [I2.30, C9.07].
 * @param now server time in epoch milliseconds, so that a wrong device clock doesn't matter
 */
export async function entryCodeAt(
  { tokenId, secret, digits, periodSeconds }: KeptSecret,
  now: number,
): Promise<string> {
  const { otp } = await TOTP.generate(secret, {
    digits,
    algorithm: 'SHA-256',
    period: periodSeconds,
    timestamp: now,
    explicitZeroPad: true,
  });
  return `F1.${tokenId}.${otp}`;
}

/** End of the current code's period, in epoch milliseconds. */
export const periodEnd = (now: number, periodSeconds: number): number => {
  const periodMs = periodSeconds * 1000;
  return (Math.floor(now / periodMs) + 1) * periodMs;
};
