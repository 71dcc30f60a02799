/**
 * The process's own time, for what stays in the process: caches, ids, measuring. Deadlines are decided by
 * database time, which `inTransaction` hands over as `now`.
 */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
