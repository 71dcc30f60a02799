import type { Locale, OperationId, OperationTypes } from '@foyer/contract';
import type { Site } from '../hosts/sites.ts';
import type { Platform } from '../platform.ts';
import type { FirstData, PageHead } from './pageHtml.ts';

/** A page that somebody asks for. */
export interface PageRequest {
  site: Site;
  locale: Locale;
  /** Without the locale prefix, beginning with a slash. */
  path: string;
  query: URLSearchParams;
  /** Origin of the page's addresses: the configured one, or the organisation's own. */
  origin: string;
  platform: Platform;
  /**
   * Asks our own API as a stranger would and keeps the answer as first data of the page.
   * @returns undefined when it did not answer 200
   */
  read: <K extends OperationId>(
    operationId: K,
    ...request: OperationTypes[K]['request'] extends void ? [] : [request: OperationTypes[K]['request']]
  ) => Promise<OperationTypes[K]['response'] | undefined>;
}

export interface PageContent {
  head?: PageHead;
  /** Default 200. A page of our own that has nothing to show may say 404. */
  status?: number;
  /** Parts of the app that the page begins with, as the sources name them: its component, its texts. */
  parts?: readonly string[];
  /** More first data than what `read` has kept. */
  firstData?: FirstData[];
}

/** Says what the head of a page holds; undefined where it has nothing to say, then the next one is asked. */
export type PageProvider = (request: PageRequest) => Promise<PageContent | undefined>;
