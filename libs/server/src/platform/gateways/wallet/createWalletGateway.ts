import type { Clock } from '../../security/clock.ts';
import type { WalletGateway, WalletKind } from './walletGateway.ts';
import { walletKinds, type WalletSettings } from './walletSettings.ts';

interface WalletParts {
  kinds: readonly WalletKind[];
  /** Read with the first pass. */
  settings: () => Promise<WalletSettings>;
  clock: Clock;
}

function configured<T>(settings: T | undefined): T {
  if (settings === undefined) throw new Error('A pass was asked for a wallet that is not configured');
  return settings;
}

/** Signs passes with the keys of settings. The writers load with the first pass of a process. */
export const walletGatewayOf = ({ kinds, settings, clock }: WalletParts): WalletGateway => ({
  kinds,
  applePass: async (pass) => {
    const { signApplePass } = await import('./applePass.ts');
    return signApplePass(pass, configured((await settings()).apple));
  },
  googleUrl: async (pass) => {
    const { signGooglePass } = await import('./googlePass.ts');
    return signGooglePass(pass, configured((await settings()).google), clock());
  },
});

export const createWalletGateway = (settings: WalletSettings, clock: Clock): WalletGateway =>
  walletGatewayOf({ kinds: walletKinds(settings), settings: async () => settings, clock });
