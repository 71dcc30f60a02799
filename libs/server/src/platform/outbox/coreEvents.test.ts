import { inTransaction } from '../database/inTransaction.ts';
import { defineJob } from '../jobs/job.ts';
import { minutes } from '../time/units.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import type { CoreEvents } from './coreEvents.ts';
import { createJobOutbox } from './jobOutbox.ts';

const server = useTestServer();

const nothing = () => Promise.resolve();
const job = (name: string) => defineJob<CoreEvents['commitmentOver']>({ name, handle: nothing });
const of = (kind: string): CoreEvents['commitmentOver'] => ({
  ...{ eventId: 'event', commitmentId: kind, userId: null },
  kind,
});

describe('an event of the core', () => {
  it('adds the jobs that subscribe to it, once, later where they wait, and none that is not wanted', async () => {
    const { platform, database } = server;
    const now = server.clock.now();
    const outbox = createJobOutbox(platform.newId, {
      config: platform.config,
      subscriptions: {
        commitmentOver: [
          { job: job('atOnce') },
          {
            job: job('later'),
            delayMs: () => minutes(5),
            isWanted: (_tx, { kind }) => Promise.resolve(kind === 'cart'),
          },
        ],
        orderPaid: [{ job: defineJob<object>({ name: 'other', handle: nothing }) }],
        listingSold: [],
        payoutChanged: [],
        tokensRefunded: [],
      },
    });
    for (const kind of ['cart', 'cart', 'scratch'])
      await inTransaction(database, (tx) => outbox.tell(tx, 'commitmentOver', of(kind), { key: kind, now }));
    const rows = await database.query
      .selectFrom('outbox')
      .select(['job', 'dedupeKey', 'availableAt'])
      .where('job', 'in', ['atOnce', 'later', 'other'])
      .orderBy('job')
      .orderBy('dedupeKey')
      .execute();
    expect(rows.map((row) => [row.job, row.dedupeKey])).toEqual([
      ['atOnce', 'cart'],
      ['atOnce', 'scratch'],
      ['later', 'cart'],
    ]);
    expect(rows[2]!.availableAt).toEqual(new Date(now.getTime() + minutes(5)));
    const paid = { eventId: 'event', orderId: 'order', commitmentId: 'one', userId: 'ada' };
    expect(outbox.rowsOf('orderPaid', paid, 'order')).toEqual([
      expect.objectContaining({ job: 'other', payload: paid, dedupeKey: 'order' }),
    ]);
  });
});
