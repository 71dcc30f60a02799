import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { bookEntry } from '../ledger/ledgerRepository.ts';
import { payoutDuePostings } from '../ledger/salePostings.ts';
import {
  findEventsToPayOut,
  openOrChangePayout,
  postponeEvent,
  recipientsOf,
  type PayoutRecipient,
} from './payoutRepository.ts';

/** Opens one payout, or changes one that waits. @returns false if none differs from the books */
const openOrChange = (
  { database, newId }: Pick<Platform, 'database' | 'newId'>,
  eventId: string,
  recipient: PayoutRecipient,
): Promise<boolean> =>
  inTransaction(database, async (tx) => {
    const opened = await openOrChangePayout(tx, { payoutId: newId(), eventId, ...recipient });
    const { payoutId, payoutVersion, change, currency } = opened;
    if (change === null) return false;
    await bookEntry(tx, newId, {
      kind: 'payoutDue',
      subjectKind: 'payout',
      subjectId: payoutId,
      eventId,
      dedupeKey: `payoutDue:${payoutId}:${payoutVersion}`,
      currency,
      postings: payoutDuePostings(change, recipient),
    });
    return true;
  });

/**
 * Opens the payouts of what an ended event still brings its recipients: the amount is set aside from what each
 * is owed, until the gateway has paid. Payouts that wait are changed to what is owed now.
 */
export async function openPayout(
  platform: Pick<Platform, 'database' | 'newId'>,
  eventId: string,
): Promise<void> {
  // Of several that wait, each turn changes the oldest, and drops it before it comes to the next.
  for (const recipient of await recipientsOf(platform.database.query, eventId)) {
    let isChanged = true;
    while (isChanged) isChanged = await openOrChange(platform, eventId, recipient);
  }
}

/** Opens payouts of events that have ended, and of what was booked for them since [C9.01b]. One event delays no other. */
export async function openPayouts(platform: Platform, limit: number): Promise<void> {
  const { database, log } = platform;
  for (const eventId of await findEventsToPayOut(database.query, limit))
    await openPayout(platform, eventId).catch(async (error: unknown) => {
      log.error({ err: error, eventId }, 'open a payout');
      await postponeEvent(database.query, eventId);
    });
}
