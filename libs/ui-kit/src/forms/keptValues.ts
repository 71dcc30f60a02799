import { createSafeStorage, type SafeStorage } from '@foyer/util';
import { keptPrefix } from './clearAllKeptValues.ts';

/** Keeps what was typed into a form, so that neither a 401 nor a reload loses it. */
export interface KeptValues {
  read: () => Record<string, unknown>;
  write: (values: object) => void;
  clear: () => void;
}

export interface KeepValuesOptions {
  /** One per form, and per thing that it is about: `guest-form-3f2a`. */
  key: string;
  /** Fields that are not kept, besides those that never are. */
  except?: readonly string[];
  /** The tab's own storage without it: what is kept ends with the tab. */
  storage?: () => SafeStorage;
}

const version = 1;

/** Passwords, card data and whatever else opens a door: no storage ever sees them. */
const secret =
  /passw|passcode|secret|token|verification|captcha|card|cvc|cvv|security.?code|expir|iban|account.?number|routing|ssn|pin$/i;

/** True for a field that is never kept: passwords, card and bank data, codes and tokens. */
export const isSecretField = (name: string): boolean => secret.test(name);

/** What of a value can be kept: texts, numbers, flags, and lists and objects of them; a file cannot. */
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

/** The kept values of one form. A storage that is full or forbidden keeps them in memory; nothing throws. */
export function createKeptValues({ key, except = [], storage }: KeepValuesOptions): KeptValues {
  const place = createSafeStorage(storage ?? (() => window.sessionStorage));
  const names = new Set(except);
  return {
    // What was written by hand or by an older version may name a secret: it is left out here too.
    read: () => keepable(parse(place.getItem(keptPrefix + key)), names) as Record<string, unknown>,
    write: (values) => {
      const kept = keepable(values, names);
      place.setItem(keptPrefix + key, JSON.stringify({ v: version, values: kept }));
    },
    clear: () => place.removeItem(keptPrefix + key),
  };
}
