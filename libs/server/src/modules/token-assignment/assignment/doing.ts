import type { Locale } from '@foyer/contract';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { longestChain } from '../../../sale/assignment/assignmentPolicy.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';

/** Person who acts, and where. */
export interface Doing {
  platform: Platform;
  tx: TransactionScope;
  now: Date;
  userId: string;
  scope: EventScope;
  locale: Locale;
  /** Host of the partner's site whose mails tell about it; null for the consumer site. */
  siteHost: string | null;
  /** When the session began. */
  authenticatedAt?: Date;
}

/** Details of `assignmentChainLimit`. */
export const chainDetails = { limit: longestChain };
