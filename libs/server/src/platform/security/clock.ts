/**
 * Process time, for what stays in the process: caches, ids, measurements. Deadlines use database time, which
 * `inTransaction` passes as `now`.
 */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
