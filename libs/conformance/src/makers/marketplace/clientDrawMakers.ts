import { plain, type NounMakers } from '../shared/nounMakers.ts';
import { drawEvent, drawOfferGroup } from '../shared/saleFields.ts';

/** A draw that stays open: it is opened again, and closes when it does already. */
export const clientDrawMakers: NounMakers = {
  fields: {
    eventId: drawEvent,
    offerGroupId: drawOfferGroup,
    closesAt: plain(async ({ client, sale: { eventId } }) => {
      const { closesAt } = await client.call('getDrawRecord', { query: { eventId } });
      return closesAt;
    }),
    quantity: plain(() => 90),
    reason: plain(() => 'The hall is larger'),
    after: plain(() => 0),
  },
  answers: {
    getClientDraw: ['state'],
    openClientDraw: ['state'],
    closeClientDraw: ['state'],
    changeDrawStock: ['state'],
    exportDraw: ['state'],
  },
};
