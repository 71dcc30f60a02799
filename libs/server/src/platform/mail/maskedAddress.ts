/** Hides most of an address from the holder of a mailed link, since links are forwarded. Empty for none. */
export const maskedAddress = (address: string | null | undefined): string =>
  (address ?? '').replace(/^(.).*@/u, '$1••@');
