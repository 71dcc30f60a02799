import type { Page } from '@playwright/test';
import type { Say } from './wording.ts';

/** Who comes to a page: nobody known, a fan, or somebody whose e-mail address is not verified yet. */
export type Visitor = 'nobody' | 'fan' | 'newcomer';

/** One state of one page that can be looked at: an address, who comes, and what they do there. */
export interface PageVisit {
  name: string;
  path: string;
  as: Visitor;
  /** Before the page is asked for, as to let a call fail. */
  before?: (page: Page) => Promise<void>;
  /** What is done on the page before it is looked at. */
  act?: (page: Page, say: Say) => Promise<void>;
}
