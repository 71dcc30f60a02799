import {
  parseRemoteConfig,
  remoteConfigDefaults,
  writeRemoteValue,
  type RemoteConfig,
  type RemoteConfigKey,
} from '@foyer/contract';
import type { OverrideStore } from './overrideStore.ts';
import type { RemoteConfigSource } from './remoteConfigSource.ts';

/** Minimum interval between fetches [I9.03]. */
export const minimumFetchIntervalMs = 60_000;

/** Origin of a value: default, service, or override in this browser. */
export type RemoteValueOrigin = 'default' | 'remote' | 'override';
export interface RemoteValueState {
  key: RemoteConfigKey;
  /** As text. */
  value: string;
  origin: RemoteValueOrigin;
}

export interface RemoteConfigParts {
  source: RemoteConfigSource;
  /** Values inlined in the page. */
  initial: RemoteConfig;
  overrides: OverrideStore;
  /** Device clock in epoch milliseconds. */
  now: () => number;
  /** Publishes the active values to the app. */
  apply: (values: RemoteConfig) => void;
  /** Logs and reports a failure; the active values stay, initially the defaults [I4.23]. */
  onFailure: (error: unknown) => void;
}

export type RemoteConfigControl = ReturnType<typeof createRemoteConfig>;

/**
 * Fetches and activates values, with overrides in this browser [I4.23]. Fetches within `minimumFetchIntervalMs` of the
 * last attempt are skipped, whether it succeeded or not.
 */
export function createRemoteConfig({ source, initial, overrides, now, apply, onFailure }: RemoteConfigParts) {
  // The inlined values are fresh, so the first fetch waits for the interval.
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

  /** @returns whether a request was made */
  async function fetch(): Promise<boolean> {
    if (now() - fetchedAt < minimumFetchIntervalMs) return false;
    fetchedAt = now();
    fetched = await source.fetch();
    return true;
  }

  /**
   * Activates the last fetched values.
   * @returns whether there was anything to activate
   * @throws InvalidRemoteConfig for an unreadable value; then none is activated
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
    /** Fetches and activates; reports a failure, which changes nothing. */
    async refresh(): Promise<void> {
      try {
        await fetch();
        activate();
      } catch (error) {
        onFailure(error);
      }
    },
    /** Adopts a refetched configuration, such as in another locale, below the overrides. */
    adopt(brought: RemoteConfig): void {
      if (JSON.stringify(brought) === applied) return;
      remote = brought;
      if (Object.keys(overrides.read()).length > 0) publish();
      else tellListeners();
    },
    /** @throws InvalidRemoteConfig for a text that the key doesn't accept */
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
