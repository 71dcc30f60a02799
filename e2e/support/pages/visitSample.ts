import { type FanAccount, createFan } from '../people/fanAccount.ts';
import type { FoyerSite } from '../site/foyerSite.ts';
import { mailbox } from '../site/mailbox.ts';
import { type OwnedOrder, buySeats, holdSeats } from '../purchase/ownedSeats.ts';
import { type ListedEvent, type SampleEvent, findEvent, hasSeats, pickEvent } from '../purchase/pickEvent.ts';

/** Users and data with which pages are visited. */
export interface VisitSample {
  /** Verified user who owns `order` and holds items of `held`. */
  fan: FanAccount;
  /** User who has not opened the link in the mail. */
  newcomer: FanAccount;
  order: OwnedOrder;
  held: SampleEvent;
  seated: SampleEvent;
  /** Performer, venue and organiser of `seated`. */
  topics: { performerId: string; locationId: string; vanityName: string };
  standing: SampleEvent;
  online: SampleEvent;
  off: SampleEvent;
  notYet: SampleEvent;
  soldOut: SampleEvent;
  /** Places of it are drawn for. */
  drawn: SampleEvent;
  /** Fans name the price of its places. */
  priced: SampleEvent;
  resetToken: string;
}

async function topicsOf(site: FoyerSite, { eventId }: SampleEvent): Promise<VisitSample['topics']> {
  const answer = await site.call(`/api/event/public/profile/V2?eventId=${eventId}`);
  const { lineup, locationId, summary } = JSON.parse(answer.text) as {
    lineup: { performerId: string }[];
    locationId: string;
    summary: { client: { vanityName: string } };
  };
  return { performerId: lineup[0]!.performerId, locationId, vanityName: summary.client.vanityName };
}

async function resetLinkToken(site: FoyerSite, { emailAddress }: FanAccount): Promise<string> {
  const answer = await site.call('/api/auth/initiateResetPassword', {
    method: 'PUT',
    body: { emailAddress },
  });
  if (answer.status !== 200) throw new Error(`The reset mail answered ${answer.status}: ${answer.text}`);
  const link = new URL(await mailbox(site).linkTo(emailAddress, '/resetPassword/'));
  return link.searchParams.get('token') ?? '';
}

/** Finds an event that the catalogue must have: without it, pages would be left out unseen. */
async function requireEvent(...query: Parameters<typeof findEvent>): Promise<SampleEvent> {
  const event = await findEvent(...query);
  if (!event) throw new Error(`The sample catalogue has no event with ${query[1].toString()}`);
  return event;
}

/** Creates and finds the sample in a site. */
export async function makeVisitSample(site: FoyerSite): Promise<VisitSample> {
  const [fan, newcomer] = [await createFan(site), await createFan(site, { isVerified: false })];
  const seated = await pickEvent(site, hasSeats);
  const held = await pickEvent(site, (event) => hasSeats(event) && event.eventId !== seated.eventId);
  const topics = await topicsOf(site, seated);
  const order = await buySeats(site, fan, seated);
  await holdSeats(site, fan, held);
  const onSale = (event: ListedEvent): boolean => event.saleState === 'open' && event.status === 'Upcoming';
  return {
    fan,
    newcomer,
    order,
    held,
    seated,
    topics,
    standing: await requireEvent(
      site,
      (event) => onSale(event) && event.venue !== undefined,
      (event) => event.offers.every((each) => each.seating !== 'seated'),
    ),
    online: await requireEvent(site, (event) => onSale(event) && event.venue === undefined),
    off: await requireEvent(site, (event) => event.status === 'Cancelled'),
    notYet: await requireEvent(
      site,
      (event) => event.saleState === 'upcoming' || event.saleState === 'openingSoon',
    ),
    soldOut: await requireEvent(site, (event) => event.saleState === 'soldOut'),
    drawn: await requireEvent(site, (event) => event.saleType === 'draw'),
    priced: await requireEvent(site, (event) => event.saleType === 'auction'),
    resetToken: await resetLinkToken(site, fan),
  };
}
