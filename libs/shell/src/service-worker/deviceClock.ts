/** The time of this device, which may be wrong, in epoch milliseconds. */
export const deviceNow = (): number => Date.now();
