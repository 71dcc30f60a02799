/** Crops of an event's poster. */
export const artCrops = ['portrait', 'wide'] as const;
export type ArtCrop = (typeof artCrops)[number];

/** Size of link-preview pictures: 1.91 to 1, as networks require; they don't support SVG. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Builds the absolute URL of an event's link-preview picture from the path of its wide picture. */
export const cardUrlOf = (wideUrl: string, origin: string): string =>
  new URL(wideUrl.replace('/wide.svg', '/card.jpg'), origin).href;

/** Builds the URL path of an event's picture, the same on every host; a changed drawing has a new URL. */
export const artUrl = (vanityName: string, crop: ArtCrop, hash: string): string =>
  `/art/${vanityName}/${crop}.svg?v=${hash}`;
