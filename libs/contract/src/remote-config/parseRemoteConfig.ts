import type { RemoteConfig } from '../types.gen.ts';
import { remoteConfigDefaults, type RemoteConfigKey } from './remoteConfig.ts';

/** Remote-config value of the wrong type. The message names the key, never the value. */
export class InvalidRemoteConfig extends Error {
  override readonly name = 'InvalidRemoteConfig';
}

/** Tells whether a word is a remote-config key; inherited property names such as `toString` are not. */
export const isRemoteConfigKey = (word: string): word is RemoteConfigKey =>
  Object.hasOwn(remoteConfigDefaults, word);

const largest = 1_000;
const longest: Partial<Record<RemoteConfigKey, number>> = {
  recaptchaSiteKey: 200,
  whitelabelConfigVersion: 40,
};

function parseShares(key: RemoteConfigKey, text: string): Record<string, number> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new InvalidRemoteConfig(`${key} is not JSON`);
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new InvalidRemoteConfig(`${key} is not an object`);
  const shares = Object.entries(parsed).filter(([name]) =>
    ['grid', 'star', 'corner', 'footer'].includes(name),
  );
  if (shares.some(([, share]) => typeof share !== 'number' || !(share >= 0 && share <= 1)))
    throw new InvalidRemoteConfig(`${key} has a share that is not between 0 and 1`);
  return Object.fromEntries(shares);
}

function parseValue(key: RemoteConfigKey, text: string): unknown {
  const usual = remoteConfigDefaults[key];
  if (typeof usual === 'boolean') {
    if (text !== 'true' && text !== 'false')
      throw new InvalidRemoteConfig(`${key} is neither true nor false`);
    return text === 'true';
  }
  if (typeof usual === 'number') {
    if (!/^\d{1,6}$/.test(text) || Number(text) > largest)
      throw new InvalidRemoteConfig(`${key} is not a whole number up to ${largest}`);
    return Number(text);
  }
  if (typeof usual === 'object') return parseShares(key, text);
  if (text.length > (longest[key] ?? 0)) throw new InvalidRemoteConfig(`${key} is too long`);
  return text;
}

/**
 * Parses the values of a remote-config service: texts by key, with objects as JSON. Unknown keys belong to another
 * version and are ignored.
 * @throws InvalidRemoteConfig for unreadable JSON or a value of the wrong type [I4.23]
 */
export function parseRemoteConfig(texts: Readonly<Record<string, string | undefined>>): RemoteConfig {
  const known = Object.entries(texts).filter(
    (entry): entry is [RemoteConfigKey, string] => entry[1] !== undefined && isRemoteConfigKey(entry[0]),
  );
  return Object.fromEntries(known.map(([key, text]) => [key, parseValue(key, text)]));
}

/** Serialises a value so that `parseRemoteConfig` reads the same back. */
export const writeRemoteValue = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
