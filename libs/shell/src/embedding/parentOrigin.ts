/** What stands for a page whose origin cannot be told [I4.24]. */
export const invalidIframeOrigin = 'invalid-iframe-origin';

export interface ParentSources {
  /** Where the browser tells who holds the frame; the nearest first. */
  ancestorOrigins: readonly string[];
  referrer: string;
}

const originOf = (address: string | undefined): string | undefined => {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { origin, protocol } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
};

/** The exact origin of the page that holds this frame, or the constant that stands for an unknown one. */
export const parentOrigin = ({ ancestorOrigins, referrer }: ParentSources): string =>
  originOf(ancestorOrigins[0]) ??
  (ancestorOrigins.length === 0 ? originOf(referrer) : undefined) ??
  invalidIframeOrigin;
