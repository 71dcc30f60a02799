import { createPublicKey, type KeyObject } from 'node:crypto';
import type { GoogleRecord, SaveGoogleRecord } from '../platform/gateways/wallet/googlePassStore.ts';
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

/** Records by id, as Google would store them; the oldest are dropped first. */
const recordsKey = stateKey<Map<string, GoogleRecord>>('records of the sandbox for Google passes');
const recordsOf = ({ state }: Pick<Platform, 'state'>): Map<string, GoogleRecord> =>
  state.of(recordsKey, () => new Map<string, GoogleRecord>());
const maxRecords = 2000;

const saveRecord =
  (parts: Parts): SaveGoogleRecord =>
  async (_kind, record) => {
    const records = recordsOf(parts);
    records.delete(record.id);
    records.set(record.id, record);
    const [oldest] = records.keys();
    if (records.size > maxRecords && oldest !== undefined) records.delete(oldest);
  };

/** Finds a record that the sandbox stores in place of Google. */
export const sandboxGoogleRecord = (parts: Pick<Platform, 'state'>, id: string): GoogleRecord | undefined =>
  recordsOf(parts).get(id);

/**
 * Creates a wallet gateway that signs passes with keys made for the first one; Google's page is `/sandbox/wallet`.
 */
export const createSandboxWallet = (parts: Parts): WalletGateway =>
  walletGatewayOf({
    kinds: ['apple', 'google'],
    settings: () => settingsOf(parts),
    saveGoogleRecord: saveRecord(parts),
    clock: parts.clock,
  });

/** Key that opens the sandbox's passes for Google Wallet. */
export const sandboxWalletKey = async (parts: Parts): Promise<KeyObject> =>
  createPublicKey((await settingsOf(parts)).google.privateKey);
