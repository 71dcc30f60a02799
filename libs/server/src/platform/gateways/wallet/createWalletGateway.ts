import type { Clock } from '../../security/clock.ts';
import type { SaveGoogleRecord } from './googlePassStore.ts';
import type { WalletGateway, WalletKind } from './walletGateway.ts';
import { walletKinds, type WalletSettings } from './walletSettings.ts';

interface WalletParts {
  kinds: readonly WalletKind[];
  /** Read with the first pass. */
  settings: () => Promise<WalletSettings>;
  /** Keeps what a pass for Google says; by default at Google. */
  saveGoogleRecord?: SaveGoogleRecord;
  clock: Clock;
}

function configured<T>(settings: T | undefined): T {
  if (settings === undefined) throw new Error('A pass was asked for a wallet that is not configured');
  return settings;
}

/** Signs passes with the keys of settings. The writers load with the first pass of a process. */
export function walletGatewayOf({ kinds, settings, saveGoogleRecord, clock }: WalletParts): WalletGateway {
  let save = saveGoogleRecord;
  return {
    kinds,
    applePass: async (pass) => {
      const { signApplePass } = await import('./applePass.ts');
      return signApplePass(pass, configured((await settings()).apple));
    },
    googleUrl: async (pass) => {
      const [{ signGooglePass }, { googlePassStore }] = await Promise.all([
        import('./googlePass.ts'),
        import('./googlePassStore.ts'),
      ]);
      const google = configured((await settings()).google);
      save ??= googlePassStore(google, clock);
      return signGooglePass(pass, google, { save, now: clock() });
    },
  };
}

export const createWalletGateway = (settings: WalletSettings, clock: Clock): WalletGateway =>
  walletGatewayOf({ kinds: walletKinds(settings), settings: async () => settings, clock });
