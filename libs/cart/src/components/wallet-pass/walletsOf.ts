import type { Token } from '@foyer/contract';

export type Wallet = 'apple' | 'google';

/** Returns the wallets of a device by its user agent: only its maker's on a phone, both on a computer. */
const walletsOfDevice = (userAgent: string): readonly Wallet[] => {
  if (/Android/.test(userAgent)) return ['google'];
  return /iPhone|iPad|iPod/.test(userAgent) ? ['apple'] : ['apple', 'google'];
};

/** Returns the wallets to which a token can be added on a device, by the server's permission. */
export const walletsOf = ({ allowed }: Token, userAgent: string): Wallet[] =>
  walletsOfDevice(userAgent).filter(
    (wallet) => (wallet === 'apple' ? allowed?.applePass : allowed?.googlePass)?.allowed,
  );
