import { Secret, TOTP } from 'otpauth';
import { entryCodeAt, periodEnd } from './entryCode.ts';

/** SHA-256 vectors of RFC 6238, appendix B: seconds since 1970, and the code. */
const vectors: [number, string][] = [
  [59, '46119246'],
  [1111111109, '68084774'],
  [1111111111, '67062674'],
  [1234567890, '91819424'],
  [2000000000, '90698825'],
  [20000000000, '77737706'],
];
const secret = Secret.fromUTF8('12345678901234567890123456789012').base32;
const kept = { tokenId: 't-1', secret, digits: 8, periodSeconds: 30 } as const;

describe('entryCodeAt', () => {
  it.each(vectors)('gives the code of RFC 6238 at %s s [I9.04, C9.07]', async (seconds, code) => {
    expect(await entryCodeAt(kept, seconds * 1000)).toBe(`F1.t-1.${code}`);
  });

  it('agrees with another implementation, leading zeros too [C9.07]', async () => {
    const peer = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA256', digits: 8, period: 30 });
    for (let step = 0; step < 60; step += 1) {
      const now = 1_800_000_000_000 + step * 30_000;
      expect(await entryCodeAt(kept, now)).toBe(`F1.t-1.${peer.generate({ timestamp: now })}`);
    }
  });

  it('changes at the end of its period and not before [C9.07]', async () => {
    const now = 1_800_000_000_000;
    const end = periodEnd(now, 30);
    expect(end - now).toBe(30_000);
    expect(await entryCodeAt(kept, end - 1)).toBe(await entryCodeAt(kept, now));
    expect(await entryCodeAt(kept, end)).not.toBe(await entryCodeAt(kept, now));
    expect(periodEnd(end - 1, 30)).toBe(end);
  });
});
