import type { Locale, OperationId, OperationTypes } from '@foyer/contract';
import type { Site } from '../hosts/sites.ts';
import type { Platform } from '../platform.ts';
import type { FirstView } from './firstView.ts';
import type { FirstData, PageHead } from './pageHtml.ts';

/** Request for a page. */
export interface PageRequest {
  site: Site;
  locale: Locale;
  /** Path without the locale prefix, with a leading slash. */
  path: string;
  query: URLSearchParams;
  /** Path and query as requested. */
  address: string;
  /** Header with the visitor's cookies. */
  cookies: string | undefined;
  /** Origin of the page's URLs: the configured one, or the organisation's own. */
  origin: string;
  platform: Platform;
  /**
   * Calls our own API as an anonymous caller and adds the answer to the page's first data.
   * @returns undefined if the status was not 200
   */
  read: <K extends OperationId>(
    operationId: K,
    ...request: OperationTypes[K]['request'] extends void ? [] : [request: OperationTypes[K]['request']]
  ) => Promise<OperationTypes[K]['response'] | undefined>;
}

export interface PageContent {
  /** Address to go to first, for this visitor and now. */
  elsewhere?: string;
  head?: PageHead;
  /** Default 200; 404 for a page with nothing to show. */
  status?: number;
  /** Parts of the app that the page needs first, named as in the sources: its component, its texts. */
  parts?: readonly string[];
  /** What the page shows until its scripts have run. */
  firstView?: FirstView;
  /** First data in addition to that of `read`. */
  firstData?: FirstData[];
}

/** Builds the head of a page; undefined passes the request on to the next provider. */
export type PageProvider = (request: PageRequest) => Promise<PageContent | undefined>;
