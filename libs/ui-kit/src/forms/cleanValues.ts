const tag = /<[a-z!/][^<>]*>/gi;
const openTag = /<(?=[a-z!/])/gi;
const mostPasses = 8;

/**
 * Takes HTML tags out of a text [I5.12]; `a < b` stays. Tags that only appear once an inner one is gone are taken too,
 * and after a few rounds what still looks like one loses its bracket, so that no text costs more than its length.
 */
export function stripTags(text: string): string {
  let current = text;
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const next = current.replace(tag, '');
    if (next === current) return current;
    current = next;
  }
  return current.replace(openTag, '');
}

/** A password is no text for people: what looks like a tag in it belongs to it. */
const isVerbatim = (name: string): boolean => /password$/i.test(name);

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
