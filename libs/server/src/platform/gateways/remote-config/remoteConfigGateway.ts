import { seconds } from '../../time/units.ts';
import type { Clock } from '../../security/clock.ts';

/** Remote-config service; values set by operators take precedence over its own [I7.30]. */
export interface RemoteConfigGateway {
  /** Returns current values as text by key. @throws when it doesn't answer, or not with JSON [I4.23] */
  fetch: () => Promise<Readonly<Record<string, string>>>;
}

/** Gateway without a service. */
export const noRemoteConfig: RemoteConfigGateway = { fetch: () => Promise.resolve({}) };

const longestMs = seconds(3);
const largestCharacters = 64 * 1024;
/** Minimum interval between requests [I9.03]. */
const intervalMs = seconds(60);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

async function ask(url: string): Promise<Record<string, string>> {
  const answer = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(longestMs),
  });
  if (!answer.ok) throw new Error(`The remote configuration answers ${answer.status}`);
  const text = await answer.text();
  if (text.length > largestCharacters) throw new Error('The remote configuration is too large');
  const document: unknown = JSON.parse(text);
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw new Error('The remote configuration is not a JSON object');
  return Object.fromEntries(Object.entries(document).map(([key, value]) => [key, textOf(value)]));
}

/** Creates a gateway to a JSON document of values by key; the last answer is cached between requests. */
export function createHttpRemoteConfig(url: string, clock: Clock): RemoteConfigGateway {
  let askedAt = -Infinity;
  let known: Readonly<Record<string, string>> = {};
  return {
    fetch: async () => {
      const now = clock().getTime();
      if (now - askedAt < intervalMs) return known;
      askedAt = now;
      known = await ask(url);
      return known;
    },
  };
}
