import {
  isRemoteConfigKey,
  parseRemoteConfig,
  readRemoteConfig,
  type RemoteConfig,
  type RemoteConfigValues,
} from '@foyer/contract';
import type { Platform } from '../../../platform.ts';
import { stateKey } from '../../../serverState.ts';
import { listRemoteValues } from './remoteConfigRepository.ts';

type Parts = Pick<Platform, 'config' | 'database' | 'clock' | 'log' | 'gateways' | 'state'>;
interface Kept {
  readAt: number;
  texts: Promise<Record<string, string>>;
}
const keptTexts = stateKey<{ latest?: Kept }>('remote configuration');

/** What the service said last, where there is one; a service that fails is said in the log, and defaults hold [I4.23]. */
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

/** What operators set, as text by key; a few seconds old at most. */
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

/** What of it can be read: a value that another version wrote is left out, and said in the log. */
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

/** What operators set that is not the default. */
export async function setRemoteConfig(parts: Parts): Promise<RemoteConfig> {
  return readable(await remoteTexts(parts), parts);
}

/** The remote configuration by which the server itself acts. */
export async function activeRemoteConfig(parts: Parts): Promise<RemoteConfigValues> {
  return readRemoteConfig(await setRemoteConfig(parts));
}
