import {
  isRemoteConfigKey,
  parseRemoteConfig,
  readRemoteConfig,
  type RemoteConfig,
  type RemoteConfigValues,
} from '@foyer/contract';
import type { Platform } from '../platform.ts';
import { stateKey } from '../serverState.ts';
import { listRemoteValues } from './remoteConfigRepository.ts';

type Parts = Pick<Platform, 'config' | 'database' | 'clock' | 'log' | 'gateways' | 'state'>;
interface Kept {
  readAt: number;
  texts: Promise<Record<string, string>>;
}
const keptTexts = stateKey<{ latest?: Kept }>('remote configuration');

/** Fetches values of the service, if any; its failures are logged, and defaults apply [I4.23]. */
async function serviceTexts({ gateways, log }: Parts): Promise<Readonly<Record<string, string>>> {
  try {
    const texts = await gateways.remoteConfig.fetch();
    return Object.fromEntries(Object.entries(texts).filter(([key]) => isRemoteConfigKey(key)));
  } catch (error) {
    log.warn({ err: error }, 'remote config');
    return {};
  }
}

async function readTexts(parts: Parts): Promise<Record<string, string>> {
  const [service, rows] = await Promise.all([serviceTexts(parts), listRemoteValues(parts.database.query)]);
  return { ...service, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
}

/** Returns operators' and the service's values as text by key, cached for a few seconds. */
export function remoteTexts(parts: Parts): Promise<Record<string, string>> {
  const now = parts.clock().getTime();
  const kept = parts.state.of(keptTexts, (): { latest?: Kept } => ({}));
  const { latest } = kept;
  if (latest && now - latest.readAt < parts.config.caches.remoteConfigMs) return latest.texts;
  const texts = readTexts(parts);
  kept.latest = { readAt: now, texts };
  texts.catch(() => delete kept.latest);
  return texts;
}

/** Parses values; one that this version can't read, as after an upgrade, is logged and omitted. */
function readable(texts: Record<string, string>, { log }: Parts): RemoteConfig {
  const read = Object.entries(texts).map(([key, text]) => {
    try {
      return parseRemoteConfig({ [key]: text });
    } catch (error) {
      log.warn({ err: error }, 'remote config');
      return {};
    }
  });
  return Object.assign({}, ...read) as RemoteConfig;
}

/** Returns the values that override defaults. */
export async function setRemoteConfig(parts: Parts): Promise<RemoteConfig> {
  return readable(await remoteTexts(parts), parts);
}

/** Returns the complete remote configuration, for the server's own use. */
export async function activeRemoteConfig(parts: Parts): Promise<RemoteConfigValues> {
  return readRemoteConfig(await setRemoteConfig(parts));
}
