import { stripTags } from '@foyer/util';

/** Passwords are kept verbatim: what looks like a tag belongs to them. */
export const isVerbatim = (name: string): boolean => /password$/i.test(name);

/** Strips HTML tags from a form's texts, except fields whose name ends in `password`. */
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
