import { buildSale } from '../sale/fixtures/saleFixture.ts';
import type { Buyer } from '../sale/people/buyers.ts';
import type { TestServer } from '../testServer.ts';

/** Opens the stage of a new event with a guest, and ends its stream. */
export async function openStage(
  { database, clock }: TestServer,
  { userId }: Buyer,
): Promise<{ eventId: string }> {
  const { eventId } = await buildSale(database);
  const at = clock.now();
  await database.query
    .insertInto('conference')
    .values({
      eventId,
      isOpen: true,
      places: 2,
      publishUrl: 'https://media.example/whip',
      sealedMediaToken: Buffer.from('sealed'),
      updatedAt: at,
    })
    .execute();
  const guest = { eventId, userId, candidateId: eventId, registeredAt: at, changedAt: at };
  await database.query
    .insertInto('conferenceGuest')
    .values({ ...guest, state: 'registered' })
    .execute();
  await database.query
    .updateTable('conferenceGuest')
    .set({ state: 'invited' })
    .where('eventId', '=', eventId)
    .execute();
  await database.query
    .updateTable('event')
    .set({ streamEndedAt: at })
    .where('eventId', '=', eventId)
    .execute();
  return { eventId };
}
