import { stripTags } from '@foyer/util';

/** A password is no text for people: what looks like a tag in it belongs to it. */
export const isVerbatim = (name: string): boolean => /password$/i.test(name);

/** Strips every text of a form's values, but for passwords: fields whose name ends in `password`. */
export function cleanValues<Values>(values: Values): Values {
  return clean(values, '') as Values;
}

function clean(value: unknown, name: string): unknown {
  if (typeof value === 'string') return isVerbatim(name) ? value : stripTags(value);
  if (Array.isArray(value)) return value.map((entry) => clean(entry, name));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) {
    return value;
  }
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, clean(entry, key)]));
}
