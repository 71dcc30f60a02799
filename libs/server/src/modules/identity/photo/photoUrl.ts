/** Where a photo is served: its key is 256 random bits, so the address is known to those alone who were told it [I3.08]. */
export const photoUrl = (photoKey: string): string => `/photos/${photoKey}.jpg`;
