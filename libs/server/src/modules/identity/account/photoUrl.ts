/** Returns the photo's path. The key has 256 random bits, so the path can't be guessed [I3.08]. */
export const photoUrl = (photoKey: string): string => `/photos/${photoKey}.jpg`;
