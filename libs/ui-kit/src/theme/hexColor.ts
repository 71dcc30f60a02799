/** Tells whether a value is `#rrggbb`, the only accepted form, so that no CSS can be injected. */
export const isHexColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
