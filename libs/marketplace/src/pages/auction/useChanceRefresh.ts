import { useDeployment } from '@foyer/api-client/shell';

/** Interval if the deployment names none. */
const usualRefreshMs = 10_000;

/** Returns the interval in which a page asks for what moves in an auction, in milliseconds [C9.09]. */
export const useChanceRefresh = (): number => useDeployment()?.chanceRefreshMs ?? usualRefreshMs;
