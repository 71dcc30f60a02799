import {
  parseRemoteConfig,
  remoteConfigDefaults,
  writeRemoteValue,
  type RemoteConfig,
  type RemoteConfigKey,
} from '@foyer/contract';
import type { OverrideStore } from './overrideStore.ts';
import type { RemoteConfigSource } from './remoteConfigSource.ts';

/** Not more often than this a browser asks [I9.03]. */
export const minimumFetchIntervalMs = 60_000;

/** Who said what a key is: nobody, the service, or the person at this browser. */
export type RemoteValueOrigin = 'default' | 'remote' | 'override';
export interface RemoteValueState {
  key: RemoteConfigKey;
  /** As text. */
  value: string;
  origin: RemoteValueOrigin;
}

export interface RemoteConfigParts {
  source: RemoteConfigSource;
  /** What the page came with. */
  initial: RemoteConfig;
  overrides: OverrideStore;
  /** The device's time in epoch milliseconds. */
  now: () => number;
  /** Puts what is active where the app reads it. */
  apply: (values: RemoteConfig) => void;
  /** Logs and reports a failure; what was active stays, which at first is the defaults [I4.23]. */
  onFailure: (error: unknown) => void;
}

export type RemoteConfigControl = ReturnType<typeof createRemoteConfig>;

/**
 * Fetches values, makes them active, and lets a person at this browser override them [I4.23]. A fetch sooner than
 * `minimumFetchIntervalMs` after the last is none, whether that succeeded or not.
 */
export function createRemoteConfig({ source, initial, overrides, now, apply, onFailure }: RemoteConfigParts) {
  // The page came with values: to ask at once would tell nothing new.
  let fetchedAt = now();
  let fetched: Readonly<Record<string, string | undefined>> | undefined;
  let remote = initial;
  let applied: string | undefined;
  const listeners = new Set<() => void>();

  const overridden = (): RemoteConfig => parseRemoteConfig(overrides.read());
  const tellListeners = (): void => {
    for (const tell of listeners) tell();
  };
  const publish = (): void => {
    const values = { ...remote, ...overridden() };
    applied = JSON.stringify(values);
    apply(values);
    tellListeners();
  };
  const originOf = (key: RemoteConfigKey): RemoteValueOrigin => {
    if (key in overridden()) return 'override';
    return key in remote ? 'remote' : 'default';
  };

  /** @returns whether the service was asked */
  async function fetch(): Promise<boolean> {
    if (now() - fetchedAt < minimumFetchIntervalMs) return false;
    fetchedAt = now();
    fetched = await source.fetch();
    return true;
  }

  /**
   * Makes what was fetched last the values that hold.
   * @returns whether there was anything to make active
   * @throws InvalidRemoteConfig where a value cannot be read; then nothing of the document holds
   */
  function activate(): boolean {
    if (!fetched) return false;
    const document = fetched;
    fetched = undefined;
    remote = parseRemoteConfig(document);
    publish();
    return true;
  }

  return {
    sourceName: source.name,
    fetch,
    activate,
    /** Both; a failure is told and changes nothing. */
    async refresh(): Promise<void> {
      try {
        await fetch();
        activate();
      } catch (error) {
        onFailure(error);
      }
    },
    /** The configuration came anew, in another language, say: what it brought holds, under the overrides. */
    adopt(brought: RemoteConfig): void {
      if (JSON.stringify(brought) === applied) return;
      remote = brought;
      if (Object.keys(overrides.read()).length > 0) publish();
      else tellListeners();
    },
    /** @throws InvalidRemoteConfig for a text that the key does not take */
    override(key: RemoteConfigKey, text: string): void {
      parseRemoteConfig({ [key]: text });
      overrides.write({ ...overrides.read(), [key]: text });
      publish();
    },
    reset(key?: RemoteConfigKey): void {
      const kept = Object.entries(overrides.read()).filter(([each]) => key !== undefined && each !== key);
      overrides.write(Object.fromEntries(kept));
      publish();
    },
    states(): RemoteValueState[] {
      const values = { ...remoteConfigDefaults, ...remote, ...overridden() };
      return (Object.keys(remoteConfigDefaults) as RemoteConfigKey[]).map((key) => ({
        key,
        value: writeRemoteValue(values[key]),
        origin: originOf(key),
      }));
    },
    listen(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
