import { takeEarlyEvents } from '../browser/takeEarlyEvents.ts';

const most = 5;

/** Returns the first errors of a page from before the reporting has loaded. */
export const takeEarlyFaults = (): unknown[] =>
  takeEarlyEvents('error', 'unhandledrejection')
    .slice(0, most)
    .map((event): unknown => ('reason' in event ? event.reason : event.error));
