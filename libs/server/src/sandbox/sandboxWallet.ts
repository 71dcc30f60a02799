import { createPublicKey, type KeyObject } from 'node:crypto';
import { walletGatewayOf } from '../platform/gateways/wallet/createWalletGateway.ts';
import type { WalletGateway } from '../platform/gateways/wallet/walletGateway.ts';
import type { WalletSettings } from '../platform/gateways/wallet/walletSettings.ts';
import type { Platform } from '../platform/platform.ts';
import { stateKey } from '../platform/serverState.ts';

type Parts = Pick<Platform, 'state' | 'config' | 'clock'>;

const settingsKey = stateKey<Promise<Required<WalletSettings>>>('keys of the sandbox for passes');
const settingsOf = ({ state, config, clock }: Parts): Promise<Required<WalletSettings>> =>
  state.of(settingsKey, async () => {
    const { makeWalletSettings } = await import('./sandboxWalletKeys.ts');
    return makeWalletSettings(config.origin, clock());
  });

/** Signs passes with keys that are made with the first one; Google's page is `/sandbox/wallet`. */
export const createSandboxWallet = (parts: Parts): WalletGateway =>
  walletGatewayOf({ kinds: ['apple', 'google'], settings: () => settingsOf(parts), clock: parts.clock });

/** Key that opens the sandbox's passes for Google Wallet. */
export const sandboxWalletKey = async (parts: Parts): Promise<KeyObject> =>
  createPublicKey((await settingsOf(parts)).google.privateKey);
