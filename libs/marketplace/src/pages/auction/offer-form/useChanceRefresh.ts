import { useDeployment } from '@foyer/api-client/shell';

/** Interval if the deployment names none. */
const usualRefreshMs = 10_000;

/** Returns the polling interval of an auction's chances, in milliseconds [C9.09]. */
export const useChanceRefresh = (): number => useDeployment()?.chanceRefreshMs ?? usualRefreshMs;
