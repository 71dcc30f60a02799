/** Constant for an unknown parent origin [I4.24]. */
export const invalidIframeOrigin = 'invalid-iframe-origin';

export interface ParentSources {
  /** Ancestor origins, nearest first, in browsers that expose them. */
  ancestorOrigins: readonly string[];
  referrer: string;
}

const originOf = (address: string | undefined): string | undefined => {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { origin, protocol } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
};

/** Returns the exact origin of the parent page, or the constant for an unknown one. */
export const parentOrigin = ({ ancestorOrigins, referrer }: ParentSources): string =>
  originOf(ancestorOrigins[0]) ??
  (ancestorOrigins.length === 0 ? originOf(referrer) : undefined) ??
  invalidIframeOrigin;
