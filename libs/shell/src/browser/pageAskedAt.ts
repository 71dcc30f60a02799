/**
 * Returns the device time in epoch milliseconds at which this page was asked for; undefined if it comes from a cache, as
 * pages do after "back" or when a session is restored, which may be days later.
 */
export function pageAskedAt(deviceNow: () => number): number | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page && page.transferSize > 0 ? deviceNow() - performance.now() : undefined;
}
