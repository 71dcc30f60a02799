/** Returns epoch milliseconds. */
export type Clock = () => number;

/** Clock of this device, which may be wrong. */
export const deviceClock: Clock = () => Date.now();
