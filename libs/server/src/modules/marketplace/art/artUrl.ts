/** The crops of an event's poster. */
export const artCrops = ['portrait', 'wide'] as const;
export type ArtCrop = (typeof artCrops)[number];

/** What those who draw cards ask for: 1.91 to 1, and no SVG. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The picture of an event's card, by the address of its wide picture. */
export const cardUrlOf = (wideUrl: string): string => wideUrl.replace('/wide.svg', '/card.jpg');

/** Address of an event's picture, the same on every host; another drawing has another address. */
export const artUrl = (vanityName: string, crop: ArtCrop, hash: string): string =>
  `/art/${vanityName}/${crop}.svg?v=${hash}`;
