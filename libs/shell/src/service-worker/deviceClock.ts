/** Device clock in epoch milliseconds; may be wrong. */
export const deviceNow = (): number => Date.now();
