/** The crops of an event's poster. */
export const artCrops = ['portrait', 'wide'] as const;
export type ArtCrop = (typeof artCrops)[number];

/** Address of an event's picture, the same on every host; another drawing has another address. */
export const artUrl = (vanityName: string, crop: ArtCrop, hash: string): string =>
  `/art/${vanityName}/${crop}.svg?v=${hash}`;
