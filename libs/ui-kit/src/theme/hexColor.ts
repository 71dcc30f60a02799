/** True for `#rrggbb`: the only form in which a colour may enter, so that no style can be smuggled in with it. */
export const isHexColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
