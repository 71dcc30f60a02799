import { TOTP } from 'totp-generator';
import type { EntrySecret } from '@foyer/contract';

/** What the device keeps of a secret; enough to make codes without a network. */
export type KeptSecret = Pick<EntrySecret, 'tokenId' | 'secret' | 'digits' | 'periodSeconds'>;

/**
 * The entry code at a moment: `F1.<tokenId>.<code>`, the code by RFC 6238 (SHA-256) [I2.30, C9.07].
 * @param now epoch milliseconds on the server's clock, so that a wrong device still shows a right code
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

/** When the code of a moment ends, in epoch milliseconds. */
export const periodEnd = (now: number, periodSeconds: number): number => {
  const periodMs = periodSeconds * 1000;
  return (Math.floor(now / periodMs) + 1) * periodMs;
};
