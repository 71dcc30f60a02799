import type { ServerConfig } from '../config/serverConfig.ts';
import type { TransactionScope } from '../database/transactionScope.ts';
import type { JobOf } from './jobOf.ts';

/** News of a payout, in the words of its mails. */
export type PayoutNews = 'sent' | 'arrived' | 'held' | 'unclaimed' | 'failed';

/** What the core of a sale tells modules, by the name of the event. */
export interface CoreEvents {
  /** A commitment was released because its hold was over. */
  commitmentOver: { eventId: string; commitmentId: string; kind: string; userId: string | null };
  /** A payment was captured, or there was nothing to pay. */
  orderPaid: { eventId: string; orderId: string; commitmentId: string; userId: string };
  /** A line that a fan sells was paid. */
  listingSold: { eventId: string; lineId: string };
  /** A payout has left, has arrived, is kept by its provider, or has come back. */
  payoutChanged: { payoutId: string; news: PayoutNews };
  /** {product} of orders became void by a refund. */
  tokensRefunded: { eventId: string; tokenIds: string[] };
}

/** Jobs of modules by the event of the core that they run after. */
export type Subscriptions = {
  readonly [Name in keyof CoreEvents]: readonly {
    job: JobOf<CoreEvents[Name]>;
    /** How long after the event; at once if absent. */
    delayMs?: (config: ServerConfig) => number;
    /** Whether the job is added at all; always if absent. Of a hot sale, there are thousands. */
    isWanted?: (tx: TransactionScope, payload: CoreEvents[Name]) => Promise<boolean>;
  }[];
};
