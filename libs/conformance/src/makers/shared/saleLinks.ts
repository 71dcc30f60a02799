import type { PromoterEventList, PromoterLink } from '@foyer/contract';
import type { Owner } from '../../world/owner.ts';
import type { Person } from '../../world/world.ts';
import { newAddress } from './accounts.ts';

/** Returns the owner, who sells the event, or else a promoter of it. */
export const promoterIn = (owner: Owner): Promise<Person> =>
  owner.once('promoter', async () => {
    const { client, world, person, sale } = owner;
    const { status, text } = await client.send(
      'listPromoterEvents',
      { query: {}, body: undefined },
      { token: person.token },
    );
    const { events } = (status === 200 ? JSON.parse(text) : { events: [] }) as PromoterEventList;
    const sells = events.some(({ event, stock }) => event.eventId === sale.eventId && stock.left > 0);
    return sells ? person : world.make('engagedPromoter', { sale });
  });

const requestOf = ({ sale: { eventId, offerGroupId } }: Owner) => ({
  eventId,
  lines: [{ offerGroupId, quantity: 1 }],
  guest: { emailAddress: newAddress() },
});

/** Returns the pending sale by link of the promoter. */
export const pendingSaleOf = (owner: Owner): Promise<PromoterLink> =>
  owner.once('sale by link', async () => {
    const { token } = await promoterIn(owner);
    return owner.client.call('assignAsPromoter', { token, body: requestOf(owner) });
  });

const secretOf = ({ url }: { url: string }): string => new URL(url).searchParams.get('assignmentString')!;

/** Returns the secret of a promoter's link that no guest has used. */
export const promoterLinkOf = async (owner: Owner): Promise<string> => secretOf(await pendingSaleOf(owner));

/** Returns the secret of an organiser's link that no guest has used. */
export const clientLinkOf = (owner: Owner): Promise<string> =>
  owner.once('link of the organiser', async () => {
    const { client, world, sale } = owner;
    const { token } = await world.make('member', { sale, right: 'events' });
    const body = { ...requestOf(owner), isFree: false };
    return secretOf(await client.call('giveToGuest', { token, body }));
  });

/** Returns the secret of an engagement offer that its recipient has not answered. */
export const engagementOfferOf = (owner: Owner): Promise<string> =>
  owner.once('offer of an engagement', async () => {
    const { client, world, sale } = owner;
    const { token } = await world.make('member', { sale, right: 'events' });
    const { eventId, offerGroupId } = sale;
    const body = {
      ...{ eventId, emailAddress: newAddress(), paymentKinds: ['cash' as const] },
      items: [{ offerGroupId, quantity: 1 }],
    };
    return secretOf(await client.call('offerEngagement', { token, body }));
  });
