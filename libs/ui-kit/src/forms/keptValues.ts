import { createSafeStorage, tabStorage, type SafeStorage } from '@foyer/util';
import { keptPrefix } from './clearAllKeptValues.ts';

/** Store of a form's typed values, so that neither a 401 nor a reload loses them. */
export interface KeptValues {
  read: () => Record<string, unknown>;
  write: (values: object) => void;
  clear: () => void;
}

export interface KeepValuesOptions {
  /** Unique per form and subject: `guest-form-3f2a`. */
  key: string;
  /** Further fields that are not kept. */
  except?: readonly string[];
  /** Storage; the tab's session storage by default. */
  storage?: () => SafeStorage;
}

const version = 1;

/** Passwords, card data and other secrets are never stored. */
const secret =
  /passw|passcode|secret|token|verification|captcha|card|cvc|cvv|security.?code|expir|iban|account.?number|routing|ssn|pin$/i;

/** Tells whether a field is never kept: passwords, card and bank data, codes and tokens. */
export const isSecretField = (name: string): boolean => secret.test(name);

/** Returns the storable part of a value: texts, numbers, flags, and lists and objects of them; no files. */
function keepable(value: unknown, except: ReadonlySet<string>): unknown {
  if (['string', 'number', 'boolean'].includes(typeof value)) return value;
  if (Array.isArray(value)) return value.map((each) => keepable(each, except) ?? null);
  if (value === null || typeof value !== 'object') return undefined;
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined;
  const kept = Object.entries(value).flatMap(([name, each]): [string, unknown][] => {
    if (except.has(name) || isSecretField(name)) return [];
    const part = keepable(each, except);
    return part === undefined ? [] : [[name, part]];
  });
  return Object.fromEntries(kept);
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return {};
    const { v, values } = stored as { v?: unknown; values?: unknown };
    return v === version && typeof values === 'object' && values !== null && !Array.isArray(values)
      ? (values as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}

/** Creates the store of one form. Falls back to memory when storage is full or forbidden; never throws. */
export function createKeptValues({ key, except = [], storage }: KeepValuesOptions): KeptValues {
  const place = createSafeStorage(storage ?? tabStorage);
  const names = new Set(except);
  return {
    // Stored data may name a secret (older version, edited by hand), so it is filtered on reading too.
    read: () => keepable(parse(place.getItem(keptPrefix + key)), names) as Record<string, unknown>,
    write: (values) => {
      const kept = keepable(values, names);
      if (Object.keys(kept ?? {}).length === 0) place.removeItem(keptPrefix + key);
      else place.setItem(keptPrefix + key, JSON.stringify({ v: version, values: kept }));
    },
    clear: () => place.removeItem(keptPrefix + key),
  };
}
