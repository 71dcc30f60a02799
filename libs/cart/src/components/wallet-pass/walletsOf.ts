import type { Token } from '@foyer/contract';

export type Wallet = 'apple' | 'google';

/** Wallets of a device by its user agent: a phone has its maker's alone, a computer may belong to either. */
const walletsOfDevice = (userAgent: string): readonly Wallet[] => {
  if (/Android/.test(userAgent)) return ['google'];
  return /iPhone|iPad|iPod/.test(userAgent) ? ['apple'] : ['apple', 'google'];
};

/** Wallets that a token may be added to on a device, by what the server allows. */
export const walletsOf = ({ allowed }: Token, userAgent: string): Wallet[] =>
  walletsOfDevice(userAgent).filter(
    (wallet) => (wallet === 'apple' ? allowed?.applePass : allowed?.googlePass)?.allowed,
  );
