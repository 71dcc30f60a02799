import { buildSale } from '../../../../testing/sale/fixtures/saleFixture.ts';
import type { Traces } from '../../../../testing/traces.ts';

export const conferenceTraces: Traces = async ({ database, clock }, { userId }) => {
  const { eventId } = await buildSale(database);
  const at = clock.now();
  await database.query
    .insertInto('conferenceGuest')
    .values({
      eventId,
      userId,
      candidateId: eventId,
      state: 'registered',
      registeredAt: at,
      changedAt: at,
    })
    .execute();
};
