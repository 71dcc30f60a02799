/** Gives the time in milliseconds since 1970. */
export type Clock = () => number;

/** The clock of this device, which may be wrong. */
export const deviceClock: Clock = () => Date.now();
