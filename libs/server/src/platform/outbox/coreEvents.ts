import type { ServerConfig } from '../config/serverConfig.ts';
import type { TransactionScope } from '../database/transactionScope.ts';
import type { JobOf } from './jobOf.ts';

/** What the core of a sale tells modules, by the name of the event. */
export interface CoreEvents {
  /** A commitment was released because its hold was over. */
  commitmentOver: { eventId: string; commitmentId: string; kind: string; userId: string | null };
  /** A payment was captured, or there was nothing to pay. */
  orderPaid: { eventId: string; orderId: string; commitmentId: string; userId: string };
  /** {product} of orders became void by a refund. */
  tokensRefunded: { eventId: string; tokenIds: string[] };
}

/** Job of a module that runs after an event of the core. */
export interface Subscription<Name extends keyof CoreEvents = keyof CoreEvents> {
  event: Name;
  job: JobOf<CoreEvents[Name]>;
  /** How long after the event; at once if absent. */
  delayMs?: (config: ServerConfig) => number;
  /** Whether the job is added at all; always if absent. Of a hot sale, there are thousands. */
  isWanted?: (tx: TransactionScope, payload: CoreEvents[Name]) => Promise<boolean>;
}

/** Subscribes a job to an event of the core. */
export const subscribe = <Name extends keyof CoreEvents>(subscription: Subscription<Name>): Subscription =>
  subscription as unknown as Subscription;
