import type { Owner } from '../../world/owner.ts';
import { free, own, plain, shown, type NounMakers } from '../shared/nounMakers.ts';
import { streamEvent } from '../shared/saleFields.ts';
import { streamItemOf } from './watching.ts';

/** Those who were invited in a world: each leaves before the next one comes, as a stage has few places. */
const guestsOf = new WeakMap<object, Owner[]>();

/** Opens the stage of the sale, and returns the token of a member who may lead it. */
const leaderOf = (owner: Owner): Promise<string> =>
  owner.once('leader of the stage', async () => {
    const { client, world, sale } = owner;
    const { token } = await world.make('member', { sale, right: 'streaming' });
    const body = { eventId: sale.eventId, config: { isOpen: true, places: 6 } };
    await client.call('setConference', { token, body });
    return token;
  });

/** Registers the owner, and returns their id as a candidate. */
async function candidateOf(owner: Owner): Promise<string> {
  await streamItemOf(owner);
  const token = await leaderOf(owner);
  const { client, person, sale } = owner;
  const { eventId } = sale;
  const list = async () =>
    (await client.call('listConferenceCandidates', { token, query: { eventId } })).candidates.map(
      ({ candidateId }) => candidateId,
    );
  return owner.once('candidate', async () => {
    const before = new Set(await list());
    await client.call('registerForConference', { token: person.token, body: { eventId } });
    return (await list()).find((candidateId) => !before.has(candidateId))!;
  });
}

/** Returns the event of the sale, to whose stage the owner is invited. */
async function invitedEventOf(owner: Owner): Promise<string> {
  const candidateId = await candidateOf(owner);
  const { client, world, person, sale } = owner;
  const { eventId } = sale;
  const guests = guestsOf.get(world) ?? [];
  guestsOf.set(world, [owner]);
  for (const guest of guests) {
    const body = { eventId: guest.sale.eventId };
    if (guest !== owner) await guest.client.call('leaveConference', { token: guest.person.token, body });
  }
  const { step } = await client.call('getConferencePlace', { token: person.token, query: { eventId } });
  if (step === 'left' || step === 'declined')
    await client.call('registerForConference', { token: person.token, body: { eventId } });
  await client.call('inviteConferenceCandidate', {
    token: await leaderOf(owner),
    body: { eventId, candidateId },
  });
  return eventId;
}

/** Returns the event of the sale, on whose stage the owner sets up. */
async function acceptedEventOf(owner: Owner): Promise<string> {
  const eventId = await invitedEventOf(owner);
  await owner.client.call('acceptConference', { token: owner.person.token, body: { eventId } });
  return eventId;
}

/** Returns the event of the sale, which has a stage. */
const stagedEventOf = async (owner: Owner): Promise<string> => {
  await streamItemOf(owner);
  await leaderOf(owner);
  return owner.sale.eventId;
};

/** Returns the event of the sale, on whose stage the owner is, with a media server. */
async function stageWithMedia(owner: Owner): Promise<string> {
  const eventId = await acceptedEventOf(owner);
  const { client, world, person } = owner;
  const address = await world.make('mediaServer');
  const config = { isOpen: true, places: 6, publishUrl: address, watchUrl: address };
  await client.call('setConference', { token: await leaderOf(owner), body: { eventId, config } });
  await client.call('finishConferenceSetup', { token: person.token, body: { eventId } });
  return eventId;
}

/** Returns the id of a connection of the owner with the stage. */
async function mediaOf(owner: Owner): Promise<string> {
  const eventId = await stageWithMedia(owner);
  const body = { eventId, way: 'watch' as const, offer: 'v=0' };
  return (await owner.client.call('openConferenceMedia', { token: owner.person.token, body })).mediaId;
}

export const conferenceMakers: NounMakers = {
  fields: {
    eventId: streamEvent,
    candidateId: shown(candidateOf),
    'getConferencePlace.eventId': shown(stagedEventOf),
    'registerForConference.eventId': shown(stagedEventOf),
    'acceptConference.eventId': shown(invitedEventOf),
    'finishConferenceSetup.eventId': shown(acceptedEventOf),
    'declineConference.eventId': shown(invitedEventOf),
    'leaveConference.eventId': shown(acceptedEventOf),
    'openConferenceMedia.eventId': shown(stageWithMedia),
    way: plain(() => 'watch'),
    offer: plain(() => 'v=0'),
    fragment: plain(() => 'a=ice-ufrag:1'),
    mediaId: own(mediaOf),
    // The sale goes on with a stage that has no media server.
    isOpen: plain(() => true),
    places: plain(() => 6),
    termsUrl: plain(() => 'https://organiser.example/terms'),
    mediaToken: free(() => 'token-of-a-media-server'),
    publishUrl: plain(() => undefined),
    watchUrl: plain(() => undefined),
  },
  answers: {
    listConferenceCandidates: ['firstName', 'lastName'],
    inviteConferenceCandidate: ['firstName', 'lastName'],
    removeConferenceCandidate: ['firstName', 'lastName'],
  },
};
