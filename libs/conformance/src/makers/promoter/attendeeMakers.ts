import { free, plain, type NounMakers } from '../shared/nounMakers.ts';
import { saleEvent, saleOfferGroup } from '../shared/saleFields.ts';
import type { Owner } from '../../world/owner.ts';
import { sell } from './transactionMakers.ts';

/** Returns the position after the first of two attendees. */
async function cursorOf(owner: Owner): Promise<string> {
  const { client, world, sale } = owner;
  await sell(owner);
  await sell(owner);
  const { token } = await world.make('member', { sale, right: 'attendees' });
  const query = { eventId: sale.eventId, limit: 1 };
  return (await client.call('listAttendees', { token, query })).nextCursor!;
}

const ofTheAttendees = ['emailAddress', 'firstName', 'lastName', 'state'];

export const attendeeMakers: NounMakers = {
  fields: {
    eventId: saleEvent,
    offerGroupId: saleOfferGroup,
    state: plain(() => 'active'),
    // Part of nobody's name: what is found is another test's.
    search: plain(() => 'nobody'),
    cursor: free(cursorOf),
  },
  answers: {
    listAttendees: ofTheAttendees,
    searchAttendees: ofTheAttendees,
    downloadAttendees: ofTheAttendees,
  },
  readers: {
    listAttendees: ['organiser'],
    searchAttendees: ['organiser'],
    downloadAttendees: ['organiser'],
  },
};
