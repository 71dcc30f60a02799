import type { Page } from '@playwright/test';
import type { Say } from './wording.ts';

/** Visitor of a page: anonymous, a fan, or a user whose e-mail address is not verified yet. */
export type Visitor = 'nobody' | 'fan' | 'newcomer';

/** State of a page to check: an address, a visitor and the actions there. */
export interface PageVisit {
  name: string;
  path: string;
  as: Visitor;
  /** Runs before navigation, for example to make a call fail. */
  before?: (page: Page) => Promise<void>;
  /** Actions on the page before the check. */
  act?: (page: Page, say: Say) => Promise<void>;
}
